"""What is asked for over plain requests: the page, guests, records seen again, dice to train on."""

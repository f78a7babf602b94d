"""The rules on a graphics card beside one core: what is compiled here, and measured where a card is."""

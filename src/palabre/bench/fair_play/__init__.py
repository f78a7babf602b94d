"""How often does the player who was truly first win a round of Bongo, and what does a liar gain?"""

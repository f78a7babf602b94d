"""Simulated newcomers who press only Play now: do they win about half of their games?"""

#!/usr/bin/env python3
"""A program that plays Lines of Action, to begin from: change choose(), and see whether it wins.
It speaks UGI. Try it: loa match "python3 pupil.py" random --games 10 --tc 1"""
import random, sys

START = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"
DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
FILES = "abcdefgh"

def read(text):
    """The stones by square, such as {(1, 0): "b"} for a black stone on b1, and the side to move."""
    rows, side = text.split()[:2]
    board = {}
    for i, row in enumerate(rows.split("/")):
        signs = "".join("." * int(sign) if sign.isdigit() else sign for sign in row)
        board.update({(x, 7 - i): sign for x, sign in enumerate(signs) if sign != "."})
    return board, side

def play(board, side, move):
    """The board and the side to move after a move such as c1-c3, f1xc4 or c1c3."""
    board = dict(board)
    if move != "pass":
        start, end = [(FILES.index(s[0]), int(s[1]) - 1) for s in (move[:2], move[-2:])]
        board[end] = board.pop(start)
    return board, "w" if side == "b" else "b"

def moves(board, side):
    """All legal moves: as many squares as there are stones on the line, over no enemy."""
    found = []
    for x, y in [square for square in board if board[square] == side]:
        for dx, dy in DIRECTIONS:
            n = sum((x + k * dx, y + k * dy) in board for k in range(-7, 8))
            way = {board.get((x + k * dx, y + k * dy), side) for k in range(1, n)}
            end = i, j = x + n * dx, y + n * dy
            if 0 <= i < 8 and 0 <= j < 8 and board.get(end) != side and way <= {side}:
                found.append(f"{FILES[x]}{y + 1}{'x' if end in board else '-'}{FILES[i]}{j + 1}")
    return found or ["pass"]

def choose(board, side):
    """Your idea goes here. This one plays any move."""
    return random.choice(moves(board, side))

board, side = read(START)
waiting = False
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("ugi", "isready"):
        print("readyok" if word == "isready" else "id name pupil\nid author me\nugiok", flush=True)
    elif word == "position":
        start, _, played = rest.partition(" moves ")
        board, side = read(START if start.startswith("startpos") else start.removeprefix("fen "))
        for move in played.split():
            board, side = play(board, side, move)
    elif (word == "go" and rest != "infinite") or (word == "stop" and waiting):
        print("bestmove", choose(board, side), flush=True)
        waiting = False
    elif word == "go":
        waiting = True
    elif word == "quit":
        break

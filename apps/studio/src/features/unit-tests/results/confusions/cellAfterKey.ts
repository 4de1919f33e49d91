interface Cell {
  readonly row: number
  readonly column: number
}

const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Where a key leads in a square of so many words; over the diagonal, where a word meets itself, and undefined at an edge. */
export function cellAfterKey(key: string, { row, column }: Cell, size: number): Cell | undefined {
  if (key === 'Home') return inside({ row, column: row === 0 ? 1 : 0 }, size)
  if (key === 'End') return inside({ row, column: row === size - 1 ? size - 2 : size - 1 }, size)
  const move = moves[key]
  if (!move) return undefined
  const next = { row: row + move[0], column: column + move[1] }
  return inside(
    next.row === next.column ? { row: next.row + move[0], column: next.column + move[1] } : next,
    size,
  )
}

const inside = (cell: Cell, size: number) =>
  [cell.row, cell.column].every((each) => each >= 0 && each < size) ? cell : undefined

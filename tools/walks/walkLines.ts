import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The hash with which a story last passed a walk, by the story's id, a blank and the walk. */
export type WalkLines = ReadonlyMap<string, string>

const heading = '# Passed walks: story, walk, hash of what both are built from. Written by: npm run walks\n'

/** No lines without the file. */
export function readWalkLines(path: string): WalkLines {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const rows = text.matchAll(/^(\S+ \S+) ([0-9a-f]{16})$/gm)
  return new Map([...rows].map(([, name = '', hash = '']) => [name, hash]))
}

/** Sorted by name, so that a change of one story moves no other line. */
export function writeWalkLines(path: string, lines: WalkLines): void {
  const rows = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${name} ${hash}\n`)
  writeFileSync(path, heading + rows.join(''))
}

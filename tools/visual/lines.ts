import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The approved values of one picture. */
export type Line = { width: number; height: number; hash: string }

/** By name: the story's id, a blank and the mode. */
export type Lines = ReadonlyMap<string, Line>

const heading = '# Approved pictures: story, mode, size, hash of the pixels. Written by: npm run pictures\n'

export function nameOf(storyId: string, mode: string): string {
  return `${storyId} ${mode}`
}

/** Undefined for a line that approves nothing, as a comment. */
export function parseLine(text: string): [name: string, line: Line] | undefined {
  const [, name, width, height, hash] = /^(\S+ \S+) (\d+)x(\d+) ([0-9a-f]+)$/.exec(text) ?? []
  return name && hash ? [name, { width: Number(width), height: Number(height), hash }] : undefined
}

export function parseLines(text: string): Lines {
  return new Map(
    text
      .split('\n')
      .map(parseLine)
      .filter((row) => row !== undefined),
  )
}

/** No lines without the file. */
export function readLines(path: string): Lines {
  return parseLines(existsSync(path) ? readFileSync(path, 'utf8') : '')
}

/** Sorted by name, so that a change of one story moves no other line. */
export function writeLines(path: string, lines: Lines): void {
  const rows = [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { width, height, hash }]) => `${name} ${width}x${height} ${hash}\n`)
  writeFileSync(path, heading + rows.join(''))
}

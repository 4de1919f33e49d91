import { buffer } from 'node:stream/consumers'
import type { Terminal } from './Terminal.js'

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdout, stderr, stdin, env } = process
  return {
    write: (words) => void stdout.write(words),
    tell: (words) => void stderr.write(words),
    readInput: () => buffer(stdin),
    environment: env,
    folder: process.cwd(),
    isColored: wantsColor(stdout.isTTY && stderr.isTTY, env),
    isLive: stderr.isTTY && !env.CI,
  }
}

/**
 * Whether to color: the output is a terminal, and colors are not turned off.
 *
 * @see https://no-color.org
 */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb'
}

import { commandLine } from './commandLine.js'
import { processTerminal } from './processTerminal.js'

/**
 * Does what the `saywright` command does, in this process and over its standard streams.
 *
 * @param words what is behind `saywright`, for example `['lint', 'grammars']`.
 * @returns the exit code: 0 all is well, 1 something was found, 2 the command or a file cannot be used, 3 a server refused.
 */
export function runCommandLine(words: readonly string[]): Promise<0 | 1 | 2 | 3> {
  return commandLine(words, processTerminal())
}

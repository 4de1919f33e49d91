import { commandLine } from './commandLine.js'
import { processTerminal } from './processTerminal.js'

/**
 * Runs the `saywright` command in this process, with its standard streams.
 *
 * @param words what is behind `saywright`, for example `['lint', 'grammars']`.
 * @returns the exit code: 0 success, 1 problems were found, 2 the command or a file cannot be used, 3 a server rejected the call.
 */
export function runCommandLine(words: readonly string[]): Promise<0 | 1 | 2 | 3> {
  return commandLine(words, processTerminal())
}

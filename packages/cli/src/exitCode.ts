/**
 * How a command ended: without findings; with findings (an error, a sentence that does not match, a failed test); misused,
 * or with a file that cannot be read or written; refused by a server.
 */
export const exitCode = { well: 0, found: 1, misused: 2, refused: 3 } as const
export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

/**
 * How a command ended: all is well; it found what it looks for (an error, a sentence that does not match, a failed test); it
 * was called in a way it does not understand, or a file cannot be read or written; a server did not do what it was asked.
 */
export const exitCode = { well: 0, found: 1, misused: 2, refused: 3 } as const
export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

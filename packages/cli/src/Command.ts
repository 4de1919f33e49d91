import type { ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Locale } from '@saywright/grammar'
import type { ExitCode } from './exitCode.js'
import type { Say } from './messages/say.js'
import type { Terminal } from './Terminal.js'

export const commandNames = [
  'lint',
  'format',
  'count',
  'generate',
  'match',
  'recognize',
  'convert',
  'test',
  'pull',
  'push',
  'diff',
  'run',
  'serve',
  'lsp',
  'completion',
] as const
export type CommandName = (typeof commandNames)[number]

/** The arguments of a command. */
export interface Call<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  readonly operands: readonly string[]
  readonly options: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>['values']
  readonly terminal: Terminal
  readonly locale: Locale
  readonly say: Say
}

/** A command, called after its name. Its words are `<name>.summary`, `<name>.usage` and `option.<option>`. */
export interface Command {
  readonly options: ParseArgsOptionsConfig
  readonly run: (call: Call) => Promise<ExitCode>
}

/** Ties the options that a command reads to those it declares. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(command: {
  readonly options: Options
  readonly run: (call: Call<Options>) => Promise<ExitCode>
}): Command {
  return command as unknown as Command
}

/** Options that every command understands. */
export const commonOptions = {
  locale: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

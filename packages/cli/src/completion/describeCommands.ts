import type { ParseArgsOptionsConfig } from 'node:util'
import { type Command, type CommandName, commandNames, commonOptions } from '../Command.js'
import { grammarFormats } from '../files/grammarFormat.js'
import type { MessageKey } from '../messages/MessageFile.js'
import { messageFiles, type Say } from '../messages/say.js'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

export interface DescribedOption {
  /** Without its hyphens. */
  readonly name: string
  readonly short: string | undefined
  readonly meaning: string
  /** Whether a value is behind it. */
  readonly takesValue: boolean
  /** The values that it can have; without them, a file may be meant. */
  readonly choices: readonly string[]
}

/** A command as a shell completes it, from what the command itself declares and its help says. */
export interface DescribedCommand {
  readonly name: string
  readonly meaning: string
  readonly options: readonly DescribedOption[]
  /** Possible operands, other than files. */
  readonly operands: readonly string[]
}

const choices: Readonly<Record<string, readonly string[]>> = {
  to: grammarFormats,
  format: grammarFormats,
  locale: Object.keys(messageFiles),
}

export function describeCommands(
  commands: Readonly<Record<CommandName, Command>>,
  say: Say,
): DescribedCommand[] {
  return commandNames.map((name) => {
    const declared: ParseArgsOptionsConfig = { ...commands[name].options, ...commonOptions }
    return {
      name,
      meaning: say(`${name}.summary`),
      options: Object.entries(declared).map(([option, { type, short }]) => ({
        name: option,
        short,
        meaning: say(`option.${option}` as MessageKey),
        takesValue: type === 'string',
        choices: choices[option] ?? [],
      })),
      operands: name === 'completion' ? shells : [],
    }
  })
}

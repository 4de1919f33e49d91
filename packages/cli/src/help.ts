import type { ParseArgsOptionsConfig } from 'node:util'
import { type Command, type CommandName, commandNames, commonOptions } from './Command.js'
import type { MessageKey } from './messages/MessageFile.js'
import type { Say } from './messages/say.js'

/** The output of `saywright --help`. */
export function generalHelp(say: Say): string {
  const rows = commandNames.map((name): Row => [name, say(`${name}.summary`)])
  return lines([
    say('help.intro'),
    '',
    say('help.commands'),
    ...columns(rows),
    '',
    say('help.end'),
    '',
    say('help.exitCodes'),
  ])
}

/** The output of `saywright <name> --help`. */
export function commandHelp(name: CommandName, { options }: Command, say: Say): string {
  const all: ParseArgsOptionsConfig = { ...options, ...commonOptions }
  const rows = Object.entries(all).map(([option, { type, short }]): Row => {
    const key = `option.${option}` as MessageKey
    const value = type === 'string' ? ` ${say(`${key}.value` as MessageKey)}` : ''
    return [`${short ? `-${short}, ` : ''}--${option}${value}`, say(key)]
  })
  return lines([
    `saywright ${name} ${say(`${name}.usage`)}`,
    '',
    say(`${name}.help`),
    '',
    say('help.options'),
    ...columns(rows),
  ])
}

type Row = readonly [name: string, meaning: string]

function columns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  const indent = ' '.repeat(width + 4)
  return rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning.replaceAll('\n', `\n${indent}`)}`)
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Command, type CommandName, commandNames, commonOptions } from './Command.js'
import { CommandFailure } from './CommandFailure.js'
import { completionOf } from './commands/completion.js'
import { convert } from './commands/convert.js'
import { count } from './commands/count.js'
import { diff } from './commands/diff.js'
import { format } from './commands/format.js'
import { generate } from './commands/generate.js'
import { lint } from './commands/lint.js'
import { lsp } from './commands/lsp.js'
import { match } from './commands/match.js'
import { pull } from './commands/pull.js'
import { push } from './commands/push.js'
import { recognize } from './commands/recognize.js'
import { run } from './commands/run.js'
import { serve } from './commands/serve.js'
import { test } from './commands/test.js'
import { type ExitCode, exitCode } from './exitCode.js'
import { commandHelp, generalHelp } from './help.js'
import { localeOf } from './localeOf.js'
import { sayIn } from './messages/say.js'
import { nearest } from './nearest.js'
import { ownVersion } from './ownVersion.js'
import { paint } from './paint.js'
import type { Terminal } from './Terminal.js'

const commands: Readonly<Record<CommandName, Command>> = {
  lint,
  format,
  count,
  generate,
  match,
  recognize,
  convert,
  test,
  pull,
  push,
  diff,
  run,
  serve,
  lsp,
  completion: completionOf(() => commands),
}

/** Runs the arguments of `saywright`, and returns the exit code. Never throws. */
export async function commandLine(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const asked = words.indexOf('--locale')
  const locale = localeOf(asked < 0 ? undefined : words[asked + 1], terminal.environment)
  const say = sayIn(locale)
  try {
    const [name = '', ...others] = words
    if (name === '--version' || name === '-v') {
      terminal.write(`${ownVersion()}\n`)
      return exitCode.well
    }
    if (name === 'help' || name === '--help' || name === '-h' || name === '') {
      const [about = ''] = others
      if (name === 'help' && about !== '' && !isCommandName(about)) throw unknownCommand(about)
      const isCommand = name === 'help' && isCommandName(about)
      terminal.write(isCommand ? commandHelp(about, commands[about], say) : generalHelp(say))
      return name === '' ? exitCode.misused : exitCode.well
    }
    if (!isCommandName(name)) throw unknownCommand(name)
    const command = commands[name]
    const { values, positionals } = parsed(name, others)
    if (values.help) {
      terminal.write(commandHelp(name, command, say))
      return exitCode.well
    }
    return await command.run({ operands: positionals, options: values, terminal, locale, say })
  } catch (thrown) {
    if (!(thrown instanceof CommandFailure)) throw thrown
    const name = paint(terminal, 'red', 'saywright:')
    const sentence = say(thrown.key, thrown.values)
    const meant = thrown.near === undefined ? '' : ` ${say('didYouMean', { near: thrown.near })}`
    terminal.tell(`${name} ${sentence}${meant}\n`)
    return thrown.code
  }
}

function parsed(name: CommandName, words: readonly string[]) {
  const options: ParseArgsOptionsConfig = { ...commands[name].options, ...commonOptions }
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (cause) {
    const isTold = cause instanceof TypeError && 'code' in cause
    if (!isTold) throw cause
    const [, option] = /'(-[^']+)'/.exec(cause.message) ?? []
    if (cause.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || option === undefined)
      throw new CommandFailure('misused', { reason: cause.message })
    const known = Object.keys(options).map((each) => `--${each}`)
    throw new CommandFailure('unknownOption', { option, name }, exitCode.misused, nearest(option, known))
  }
}

const unknownCommand = (name: string) =>
  new CommandFailure('unknownCommand', { name }, exitCode.misused, nearest(name, commandNames))

function isCommandName(name: string): name is CommandName {
  return (commandNames as readonly string[]).includes(name)
}

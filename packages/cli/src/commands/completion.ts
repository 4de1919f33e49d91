import { type Command, type CommandName, defineCommand } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { bashScript } from '../completion/bash.js'
import { describeCommands, type Shell, shells } from '../completion/describeCommands.js'
import { fishScript } from '../completion/fish.js'
import { zshScript } from '../completion/zsh.js'
import { exitCode } from '../exitCode.js'
import { nearest } from '../nearest.js'

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** `saywright completion`: the script by which a shell completes all commands and their options. */
export const completionOf = (commands: () => Readonly<Record<CommandName, Command>>) =>
  defineCommand({
    options: {},
    async run({ operands: [shell = ''], terminal, say }) {
      if (!isShell(shell))
        throw new CommandFailure(
          'completion.shell',
          { name: shell, shells: shells.join(', ') },
          exitCode.misused,
          nearest(shell, shells),
        )
      terminal.write(scripts[shell](describeCommands(commands(), say)))
      return exitCode.well
    },
  })

const isShell = (name: string): name is Shell => (shells as readonly string[]).includes(name)

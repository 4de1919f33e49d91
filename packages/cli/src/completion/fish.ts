import type { DescribedCommand } from './describeCommands.js'

/** A script that completes the command in fish. */
export function fishScript(commands: readonly DescribedCommand[]): string {
  const lines = commands.flatMap(({ name, meaning, options, operands }) => {
    const inside = `complete -c saywright -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`
    return [
      `complete -c saywright -n __fish_use_subcommand -f -a ${name} -d ${quoted(meaning)}`,
      ...options.map((option) => {
        const { short, takesValue, choices } = option
        const value = takesValue ? (choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r') : ''
        return `${inside} -l ${option.name}${short ? ` -s ${short}` : ''}${value} -d ${quoted(option.meaning)}`
      }),
      ...(operands.length > 0 ? [`${inside} -f -a ${quoted(operands.join(' '))}`] : []),
    ]
  })
  return `# saywright completion fish\n${lines.join('\n')}\n`
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

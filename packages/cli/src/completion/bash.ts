import type { DescribedCommand } from './describeCommands.js'

/** A script that completes the command in bash. What it has no word for, bash completes as a file. */
export function bashScript(commands: readonly DescribedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ')
  const values = commands.flatMap(({ name, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map((option) => `    ${name}:--${option.name}) words="${option.choices.join(' ')}" ;;`),
  )
  const options = commands.map(({ name, options, operands }) => {
    const long = options.map((option) => `--${option.name}`).join(' ')
    return `    ${name}) options="${long}"; words="${operands.join(' ')}" ;;`
  })
  return `# saywright completion bash
_saywright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local options="" words=""
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "${names} help --help --version" -- "$current"))
    return
  fi
  case "$command:$before" in
${values.join('\n')}
    *)
  case "$command" in
    help) words="${names}" ;;
${options.join('\n')}
  esac
  [[ $current == -* ]] && words="$options" ;;
  esac
  [[ -n $words ]] && COMPREPLY=($(compgen -W "$words" -- "$current"))
  return 0
}
complete -o default -F _saywright saywright
`
}

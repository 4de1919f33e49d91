import type { DescribedCommand, DescribedOption } from './describeCommands.js'

/** A script that completes the command in zsh, loaded by `source` or from a folder of `fpath`. */
export function zshScript(commands: readonly DescribedCommand[]): string {
  const names = commands.map(({ name, meaning }) => `    ${quoted(`${name}:${meaning}`)}`)
  const cases = commands.map(({ name, options, operands }) => {
    const rest = operands.length > 0 ? `*:word:(${operands.join(' ')})` : '*:file:_files'
    const specs = [...options.flatMap(specsOf), rest].map((spec) => `        ${quoted(spec)}`)
    return `    ${name})\n      _arguments -s \\\n${specs.join(' \\\n')}\n      ;;`
  })
  return `#compdef saywright
# saywright completion zsh
_saywright() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
    help) _describe command commands ;;
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _saywright ]]; then
  _saywright "$@"
else
  compdef _saywright saywright
fi
`
}

function specsOf({ name, short, meaning, takesValue, choices }: DescribedOption): string[] {
  const said = `[${meaning.replace(/[[\]\\]/g, '\\$&')}]`
  const value = takesValue ? `:value:${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}` : ''
  const long = `--${name}${said}${value}`
  return short ? [long, `-${short}${said}${value}`] : [long]
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

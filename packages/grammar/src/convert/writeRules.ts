import type { Expansion } from './expansion.js'

const widest = 80
const plainCharacters = /^[\p{L}\p{M}\p{N}'’_.\p{Join_Control}\u2010\u2011·-]+$/u
const isPlainWord = (text: string) => plainCharacters.test(text) && /[\p{L}\p{N}]/u.test(text)

/** One rule in the customary layout: alternatives beyond 80 columns under one another. */
export function writeRule(name: string, body: Expansion): string {
  const alternatives = alternativesOf(body)
  const head = `<${name}>:`
  const parts = alternatives.map((text, index) => `${index === 0 ? head : '|'} ${text}`)
  parts[parts.length - 1] += ';'
  const whole = parts.join(' ')
  if (whole.length <= widest) return whole
  const indent = ' '.repeat(head.length - 1)
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line === '') line = part
    else if (line.length + 1 + part.length <= widest) line += ` ${part}`
    else {
      lines.push(line)
      line = indent + part
    }
  }
  lines.push(line)
  return lines.join('\n')
}

/** The alternatives of an expansion as texts, each once. */
function alternativesOf(expansion: Expansion): string[] {
  if (expansion.kind !== 'choice') return [sequence(expansion)]
  return [...new Set(expansion.items.map((item) => sequence(item)))]
}

function choice(expansion: Expansion): string {
  return alternativesOf(expansion).join(' | ')
}

function sequence(expansion: Expansion): string {
  return expansion.kind === 'sequence' ? expansion.items.map(term).join(' ') : term(expansion)
}

function term(expansion: Expansion): string {
  switch (expansion.kind) {
    case 'words':
      return word(expansion.text)
    case 'reference':
      return `<${expansion.name}>`
    case 'any':
      return '<...>'
    case 'repeat': {
      const { item, minimum, maximum } = expansion
      if (minimum === 0 && maximum === 1) return `[${choice(item)}]`
      return `!repeat(${choice(item)}, ${minimum}, ${maximum === Number.POSITIVE_INFINITY ? '*' : maximum})`
    }
    case 'value':
      if (expansion.value === undefined) return `!tag(${expansion.name}, ${choice(expansion.item)})`
      return `${term(expansion.item)} {@${expansion.name === '@' ? '' : expansion.name} = "${expansion.value}";}`
    default:
      return `(${choice(expansion)})`
  }
}

function word(text: string): string {
  return isPlainWord(text) ? text : `"${text.replace(/["\s]+/g, ' ').trim()}"`
}

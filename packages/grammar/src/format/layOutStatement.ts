import type { Token } from '../syntax/token.js'
import { splitTrivia } from '../syntax/trivia.js'

const widest = 80

/** A piece of a statement that stays whole: an alternative with its bar, or a directive. */
interface Part {
  text: string
  /** A line comment ends it, so that the next part must begin a line. */
  endsLine: boolean
  /** A block comment was written last. Kept apart: to look at the end of a growing text takes longer and longer. */
  endsComment: boolean
}

const emptyPart = (): Part => ({ text: '', endsLine: false, endsComment: false })

/** The lines of one statement, its comments inside. */
export function layOutStatement(tokens: readonly Token[]): string[] {
  const parts = partsOf(tokens)
  const isRule = tokens[0]?.kind === 'rule'
  const indent = ' '.repeat(isRule ? (tokens[0]?.text.length ?? 0) : 4)
  const whole = parts.map((part) => part.text).join(' ')
  if (whole.length <= widest && !parts.some((part) => part.endsLine)) return [whole]
  const lines: string[] = []
  let mustBreak = true
  for (const part of parts) {
    const line = lines.at(-1)
    if (line === undefined) lines.push(part.text)
    else if (mustBreak || line.length + 1 + part.text.length > widest) lines.push(indent + part.text)
    else lines[lines.length - 1] = `${line} ${part.text}`
    mustBreak = part.endsLine
  }
  return lines
}

function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [emptyPart()]
  let depth = 0
  let before: Token | undefined
  for (const token of tokens) {
    if (before) placeComments(token, parts)
    if (token.text === ')' || token.text === ']') depth -= 1
    let part = parts.at(-1) as Part
    if (part.endsLine || (token.text === '|' && depth === 0)) {
      part = emptyPart()
      parts.push(part)
    }
    part.text += gapBetween(part, before, token) + token.text
    part.endsComment = false
    if (token.text === '(' || token.text === '[') depth += 1
    before = token
  }
  return parts.filter((part) => part.text !== '')
}

function placeComments(token: Token, parts: Part[]): void {
  for (const { kind, text } of splitTrivia(token.leading)) {
    if (kind === 'space') continue
    let part = parts.at(-1) as Part
    if (part.endsLine) {
      part = emptyPart()
      parts.push(part)
    }
    part.text += `${part.text === '' ? '' : ' '}${text.trimEnd()}`
    part.endsLine = kind === 'line-comment' || text.includes('\n')
    part.endsComment = kind === 'block-comment'
  }
}

const closesTight: ReadonlySet<string> = new Set([')', ']', ',', ';', ':'])

function gapBetween({ text, endsComment }: Part, before: Token | undefined, token: Token): string {
  if (text === '' || before === undefined) return ''
  if (endsComment) return ' '
  if (closesTight.has(token.text)) return ''
  if (before.text === '(' || before.text === '[') return ''
  return before.kind === 'directive' && token.text === '(' ? '' : ' '
}

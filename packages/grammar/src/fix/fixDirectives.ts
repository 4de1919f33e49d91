import { directiveNames } from '../syntax/TokenCursor.js'
import { type FixContext, replaceRange, tokenAt } from './FixContext.js'
import { nearestName } from './nearestName.js'
import { type QuickFix, quickFix } from './quickFix.js'

export function correctDirective(context: FixContext): QuickFix[] {
  const text = nearestName(context.problem.arguments.directive ?? '', directiveNames)
  return text ? [quickFix('replaceWith', replaceRange(context.problem.range, text), { text })] : []
}

export function correctBounds(context: FixContext): QuickFix[] {
  const comma = commaOfBounds(context)
  const [minimum, maximum] = [tokenAt(context, comma - 1), tokenAt(context, comma + 1)]
  if (context.problem.arguments.variant === 'zero') {
    return [quickFix('replaceWith', replaceRange(maximum, '1'), { text: '1' })]
  }
  return [quickFix('swapBounds', [replaceRange(minimum, maximum.text), replaceRange(maximum, minimum.text)])]
}

/** Index of the comma between the two bounds of the repeat at the problem: the last one at its own depth. */
function commaOfBounds(context: FixContext): number {
  let depth = 0
  let comma = context.at
  for (let index = context.at + 1; index < context.grammar.tokens.length; index++) {
    const { text } = tokenAt(context, index)
    if (text === '(') depth += 1
    else if (text === ')') depth -= 1
    else if (text === ',' && depth === 1) comma = index
    if (depth === 0) break
  }
  return comma
}

/** `!repeat([x], 0, *)` becomes `!repeat((x), 0, *)`: silence was already allowed by the minimum. */
export function repeatTheWhole(context: FixContext): QuickFix[] {
  const { offset } = context.problem.range.start
  const terms = [...context.symbols.terms.values()].flat()
  const repeat = terms.find((term) => term.kind === 'repeat' && term.range.start.offset === offset)
  const [only, second] =
    repeat?.kind === 'repeat' ? repeat.body.alternatives.flatMap((sequence) => sequence.terms) : []
  if (only?.kind !== 'optional' || second) return []
  const { start, end } = only.range
  if (context.source[start.offset] !== '[') return []
  const edits = [
    { start: start.offset, end: start.offset + 1, text: '(' },
    { start: end.offset - 1, end: end.offset, text: ')' },
  ]
  return [quickFix('repeatWhole', edits)]
}

export function quotePronunciation(context: FixContext): QuickFix[] {
  const { tokens } = context.grammar
  const end = tokens.findIndex(
    (token, index) => index > context.at && (token.text === ';' || token.kind === 'end'),
  )
  const marker = tokens.findIndex((token, index) => index > context.at && token.text === 'PRONAS')
  const from = marker !== -1 && marker < end ? marker + 1 : context.at + 2
  if (from >= end) return []
  const [first, last] = [tokenAt(context, from), tokenAt(context, end - 1)]
  const text = context.source.slice(first.start.offset, last.end.offset)
  const isPlain = !/["|\n]/.test(text)
  return isPlain
    ? [quickFix('addQuotes', replaceRange({ start: first.start, end: last.end }, `"${text}"`))]
    : []
}

export function rewriteAction(context: FixContext): QuickFix[] {
  const { range } = context.problem
  const written = context.source.slice(range.start.offset, range.end.offset)
  const parts = /^\{\s*@?\s*(?:([\p{L}_][\p{L}\p{N}_]*)\s*(?==))?=?\s*"?([^"{}=;]*)"?/u.exec(written)
  const value = parts?.[2]?.trim()
  if (context.problem.arguments.variant === 'alone' || !value) {
    return [quickFix('remove', replaceRange(range, ''), { text: written })]
  }
  const text = `{@${parts?.[1] ?? ''} = "${value}";}`
  return [quickFix('rewriteAction', replaceRange(range, text), { text })]
}

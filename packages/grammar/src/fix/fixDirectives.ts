import { directiveNames } from '../syntax/TokenCursor.js'
import { nearestName } from './nearestName.js'
import { type QuickFix, quickFix } from './quickFix.js'
import { replaceRange, type Scene, tokenAt } from './scene.js'

export function correctDirective(scene: Scene): QuickFix[] {
  const text = nearestName(scene.problem.arguments.directive ?? '', directiveNames)
  return text ? [quickFix('replaceWith', replaceRange(scene.problem.range, text), { text })] : []
}

export function correctBounds(scene: Scene): QuickFix[] {
  const comma = commaOfBounds(scene)
  const [minimum, maximum] = [tokenAt(scene, comma - 1), tokenAt(scene, comma + 1)]
  if (scene.problem.arguments.variant === 'zero') {
    return [quickFix('replaceWith', replaceRange(maximum, '1'), { text: '1' })]
  }
  return [quickFix('swapBounds', [replaceRange(minimum, maximum.text), replaceRange(maximum, minimum.text)])]
}

/** Index of the comma between the two bounds of the repeat at the problem: the last one at its own depth. */
function commaOfBounds(scene: Scene): number {
  let depth = 0
  let comma = scene.at
  for (let index = scene.at + 1; index < scene.grammar.tokens.length; index++) {
    const { text } = tokenAt(scene, index)
    if (text === '(') depth += 1
    else if (text === ')') depth -= 1
    else if (text === ',' && depth === 1) comma = index
    if (depth === 0) break
  }
  return comma
}

/** `!repeat([x], 0, *)` becomes `!repeat((x), 0, *)`: silence was already allowed by the minimum. */
export function repeatTheWhole(scene: Scene): QuickFix[] {
  const { offset } = scene.problem.range.start
  const terms = [...scene.symbols.terms.values()].flat()
  const repeat = terms.find((term) => term.kind === 'repeat' && term.range.start.offset === offset)
  const [only, second] =
    repeat?.kind === 'repeat' ? repeat.body.alternatives.flatMap((sequence) => sequence.terms) : []
  if (only?.kind !== 'optional' || second) return []
  const { start, end } = only.range
  if (scene.source[start.offset] !== '[') return []
  const edits = [
    { start: start.offset, end: start.offset + 1, text: '(' },
    { start: end.offset - 1, end: end.offset, text: ')' },
  ]
  return [quickFix('repeatWhole', edits)]
}

export function quotePronunciation(scene: Scene): QuickFix[] {
  const { tokens } = scene.grammar
  const end = tokens.findIndex(
    (token, index) => index > scene.at && (token.text === ';' || token.kind === 'end'),
  )
  const marker = tokens.findIndex((token, index) => index > scene.at && token.text === 'PRONAS')
  const from = marker !== -1 && marker < end ? marker + 1 : scene.at + 2
  if (from >= end) return []
  const [first, last] = [tokenAt(scene, from), tokenAt(scene, end - 1)]
  const text = scene.source.slice(first.start.offset, last.end.offset)
  const isPlain = !/["|\n]/.test(text)
  return isPlain
    ? [quickFix('addQuotes', replaceRange({ start: first.start, end: last.end }, `"${text}"`))]
    : []
}

export function rewriteAction(scene: Scene): QuickFix[] {
  const { range } = scene.problem
  const written = scene.source.slice(range.start.offset, range.end.offset)
  const parts = /^\{\s*@?\s*(?:([\p{L}_][\p{L}\p{N}_]*)\s*(?==))?=?\s*"?([^"{}=;]*)"?/u.exec(written)
  const value = parts?.[2]?.trim()
  if (scene.problem.arguments.variant === 'alone' || !value) {
    return [quickFix('remove', replaceRange(range, ''), { text: written })]
  }
  const text = `{@${parts?.[1] ?? ''} = "${value}";}`
  return [quickFix('rewriteAction', replaceRange(range, text), { text })]
}

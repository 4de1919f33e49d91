import { insert, type QuickFix, quickFix } from './quickFix.js'
import { replaceRange, type Scene, tokenAt } from './scene.js'

export function addSemicolon(scene: Scene): QuickFix[] {
  const last =
    scene.problem.arguments.variant === 'end' ? scene.problem.range.start : tokenAt(scene, scene.at - 1).end
  return [quickFix('addSemicolon', insert(last.offset, ';'))]
}

export function addColon(scene: Scene): QuickFix[] {
  return [quickFix('addColon', insert(scene.problem.range.end.offset, ':'))]
}

export function balance(scene: Scene): QuickFix[] {
  const { variant, closer = '>' } = scene.problem.arguments
  const token = tokenAt(scene, scene.at)
  if (variant === 'close') return [removeProblem(scene)]
  const end = variant === 'open' ? tokenAt(scene, endOfStatement(scene) - 1).end : token.end
  return [quickFix('addCloser', insert(end.offset, closer), { closer })]
}

export function closeQuote(scene: Scene): QuickFix[] {
  const { text, start } = tokenAt(scene, scene.at)
  const stop = text.search(/[|;)\]]/)
  const length = text.slice(0, stop === -1 ? undefined : stop).trimEnd().length
  return [quickFix('addQuote', insert(start.offset + length, '"'))]
}

export function closeComment(scene: Scene): QuickFix[] {
  const lineEnd = scene.source.indexOf('\n', scene.problem.range.start.offset)
  return [quickFix('closeComment', insert(lineEnd === -1 ? scene.source.length : lineEnd, ' */'))]
}

export function replaceUnexpected(scene: Scene): QuickFix[] {
  const { text } = tokenAt(scene, scene.at)
  if (/^[“”„«»]$/.test(text)) {
    return [quickFix('replaceWith', replaceRange(scene.problem.range, '"'), { text: '"' })]
  }
  return [removeProblem(scene)]
}

export function removeEmptyGroup(scene: Scene): QuickFix[] {
  const opener = tokenAt(scene, scene.at)
  const last = opener.kind === 'string' ? opener : tokenAt(scene, scene.at + 1)
  const range = { start: opener.start, end: last.end }
  return [
    quickFix('remove', replaceRange(range, ''), { text: opener.text + (last === opener ? '' : last.text) }),
  ]
}

/** Removes the bar that makes an alternative empty: the one found, or the one before. */
export function removeBar(scene: Scene): QuickFix[] {
  const bar = [scene.at, scene.at - 1]
    .map((index) => tokenAt(scene, index))
    .find((token) => token.text === '|')
  return bar ? [quickFix('remove', replaceRange(bar, ''), { text: '|' })] : []
}

function removeProblem(scene: Scene): QuickFix {
  const { range } = scene.problem
  return quickFix('remove', replaceRange(range, ''), {
    text: scene.source.slice(range.start.offset, range.end.offset),
  })
}

function endOfStatement(scene: Scene): number {
  const { tokens } = scene.grammar
  for (let index = scene.at; index < tokens.length; index++) {
    const { kind, text } = tokenAt(scene, index)
    if (text === ';' || kind === 'end' || (kind === 'rule' && tokenAt(scene, index + 1).text === ':'))
      return index
  }
  return tokens.length
}

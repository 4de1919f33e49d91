import { insert } from '../text/textEdit.js'
import { type FixContext, replaceRange, tokenAt } from './FixContext.js'
import { type QuickFix, quickFix } from './quickFix.js'

export function addSemicolon(context: FixContext): QuickFix[] {
  const last =
    context.problem.arguments.variant === 'end'
      ? context.problem.range.start
      : tokenAt(context, context.at - 1).end
  return [quickFix('addSemicolon', insert(last.offset, ';'))]
}

export function addColon(context: FixContext): QuickFix[] {
  return [quickFix('addColon', insert(context.problem.range.end.offset, ':'))]
}

export function balance(context: FixContext): QuickFix[] {
  const { variant, closer = '>' } = context.problem.arguments
  const token = tokenAt(context, context.at)
  if (variant === 'close') return [removeProblem(context)]
  const end = variant === 'open' ? tokenAt(context, endOfStatement(context) - 1).end : token.end
  return [quickFix('addCloser', insert(end.offset, closer), { closer })]
}

export function closeQuote(context: FixContext): QuickFix[] {
  const { text, start } = tokenAt(context, context.at)
  const stop = text.search(/[|;)\]]/)
  const length = text.slice(0, stop === -1 ? undefined : stop).trimEnd().length
  return [quickFix('addQuote', insert(start.offset + length, '"'))]
}

export function closeComment(context: FixContext): QuickFix[] {
  const { offset } = context.problem.range.start
  const length = context.source.slice(offset).search(/[\r\n]/)
  return [quickFix('closeComment', insert(length === -1 ? context.source.length : offset + length, ' */'))]
}

export function replaceUnexpected(context: FixContext): QuickFix[] {
  const { text } = tokenAt(context, context.at)
  if (/^[“”„«»]$/.test(text)) {
    return [quickFix('replaceWith', replaceRange(context.problem.range, '"'), { text: '"' })]
  }
  if (/^[\uff01-\uff5e]+$/.test(text)) {
    const narrow = text.normalize('NFKC')
    return [quickFix('replaceWith', replaceRange(context.problem.range, narrow), { text: narrow })]
  }
  return [removeProblem(context)]
}

export function removeEmptyGroup(context: FixContext): QuickFix[] {
  const opener = tokenAt(context, context.at)
  const last = opener.kind === 'string' ? opener : tokenAt(context, context.at + 1)
  const range = { start: opener.start, end: last.end }
  return [
    quickFix('remove', replaceRange(range, ''), { text: opener.text + (last === opener ? '' : last.text) }),
  ]
}

/** Removes the bar that makes an alternative empty: the one found, or the one before. */
export function removeBar(context: FixContext): QuickFix[] {
  const bar = [context.at, context.at - 1]
    .map((index) => tokenAt(context, index))
    .find((token) => token.text === '|')
  return bar ? [quickFix('remove', replaceRange(bar, ''), { text: '|' })] : []
}

function removeProblem(context: FixContext): QuickFix {
  const { range } = context.problem
  return quickFix('remove', replaceRange(range, ''), {
    text: context.source.slice(range.start.offset, range.end.offset),
  })
}

function endOfStatement(context: FixContext): number {
  const { tokens } = context.grammar
  for (let index = context.at; index < tokens.length; index++) {
    const { kind, text } = tokenAt(context, index)
    if (text === ';' || kind === 'end' || (kind === 'rule' && tokenAt(context, index + 1).text === ':'))
      return index
  }
  return tokens.length
}

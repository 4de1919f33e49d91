import type { Choice } from '../syntax/ast.js'
import { choicesAmong } from '../syntax/walk.js'
import { insert } from '../text/textEdit.js'
import { type FixContext, removeLine, replaceRange } from './FixContext.js'
import { removeStatement } from './fixStatements.js'
import { nearestName } from './nearestName.js'
import { type QuickFix, quickFix } from './quickFix.js'

export function defineRule(context: FixContext): QuickFix[] {
  const rule = context.problem.arguments.rule ?? ''
  const name = rule.slice(1, -1)
  const near = nearestName(name, [
    ...context.symbols.rules.keys(),
    ...context.symbols.slots.map((slot) => slot.rule.name),
  ])
  const { source } = context
  const gap = source.endsWith('\n') ? '' : '\n'
  const fixes = [
    quickFix('createRule', insert(source.length, `${gap}${rule}: ${name.replaceAll('_', ' ')};\n`), { rule }),
  ]
  const grammar = context.grammar.statements.find((statement) => statement.kind === 'grammar')
  if (grammar)
    fixes.push(quickFix('createSlot', insert(grammar.range.end.offset, `\n!slot ${rule};`), { rule }))
  if (near) {
    const text = `<${near}>`
    fixes.unshift(quickFix('replaceWith', replaceRange(context.problem.range, text), { text }))
  }
  return fixes
}

export function referOrRemoveRule(context: FixContext): QuickFix[] {
  const { rule = '', start = '' } = context.problem.arguments
  const target = context.symbols.rules.get(start.slice(1, -1))
  if (!target) return removeStatement(context)
  return [
    quickFix('addToStart', insert(target.body.range.end.offset, ` | ${rule}`), { start }),
    ...removeStatement(context),
  ]
}

export function makeOrdinaryRule(context: FixContext): QuickFix[] {
  const rule = context.problem.arguments.rule ?? ''
  const slot = context.symbols.slots.find((statement) => `<${statement.rule.name}>` === rule)
  return slot ? [quickFix('makeRule', removeLine(context.source, slot.range), { rule })] : []
}

/** Removes an alternative with the bar before it. */
export function removeAlternative(context: FixContext): QuickFix[] {
  const { offset } = context.problem.range.start
  for (const [{ body }, terms] of context.symbols.terms) {
    for (const choice of choicesAmong(body, terms)) {
      const index = choice.alternatives.findIndex(({ range }) => range.start.offset === offset)
      if (index > 0) return [quickFix('removeAlternative', cut(choice, index))]
    }
  }
  return []
}

function cut(choice: Choice, index: number) {
  const before = choice.alternatives[index - 1]?.range.end.offset ?? 0
  return { start: before, end: choice.alternatives[index]?.range.end.offset ?? before, text: '' }
}

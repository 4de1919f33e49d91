import type { Choice } from '../syntax/ast.js'
import { choicesAmong } from '../syntax/walk.js'
import { removeStatement } from './fixStatements.js'
import { nearestName } from './nearestName.js'
import { insert, type QuickFix, quickFix } from './quickFix.js'
import { removeLine, replaceRange, type Scene } from './scene.js'

export function defineRule(scene: Scene): QuickFix[] {
  const rule = scene.problem.arguments.rule ?? ''
  const name = rule.slice(1, -1)
  const near = nearestName(name, [
    ...scene.symbols.rules.keys(),
    ...scene.symbols.slots.map((slot) => slot.rule.name),
  ])
  const { source } = scene
  const gap = source.endsWith('\n') ? '' : '\n'
  const fixes = [
    quickFix('createRule', insert(source.length, `${gap}${rule}: ${name.replaceAll('_', ' ')};\n`), { rule }),
  ]
  const grammar = scene.grammar.statements.find((statement) => statement.kind === 'grammar')
  if (grammar)
    fixes.push(quickFix('createSlot', insert(grammar.range.end.offset, `\n!slot ${rule};`), { rule }))
  if (near) {
    const text = `<${near}>`
    fixes.unshift(quickFix('replaceWith', replaceRange(scene.problem.range, text), { text }))
  }
  return fixes
}

export function useOrRemoveRule(scene: Scene): QuickFix[] {
  const { rule = '', start = '' } = scene.problem.arguments
  const target = scene.symbols.rules.get(start.slice(1, -1))
  if (!target) return removeStatement(scene)
  return [
    quickFix('addToStart', insert(target.body.range.end.offset, ` | ${rule}`), { start }),
    ...removeStatement(scene),
  ]
}

export function makeOrdinaryRule(scene: Scene): QuickFix[] {
  const rule = scene.problem.arguments.rule ?? ''
  const slot = scene.symbols.slots.find((statement) => `<${statement.rule.name}>` === rule)
  return slot ? [quickFix('makeRule', removeLine(scene.source, slot.range), { rule })] : []
}

/** Removes an alternative with the bar before it. */
export function removeAlternative(scene: Scene): QuickFix[] {
  const { offset } = scene.problem.range.start
  for (const [{ body }, terms] of scene.symbols.terms) {
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

import type { CompiledGrammar, CompiledNode } from '../compile/node.js'
import type { Matched, NotMatched } from '../match/MatchResult.js'
import type { PathStep } from '../match/trace.js'
import type { Range } from '../syntax/position.js'
import { firstDifference } from './isExpectedMeaning.js'
import type { ExpectedMeaning } from './suiteTest.js'

/** Where a grammar decides of a sentence. */
export interface SuitePlace {
  /** In the text of the grammar itself; for a place in an imported grammar, the reference that leads there. */
  readonly range: Range
  /** Name of the rule whose body contains it, without brackets. */
  readonly rule: string
}

/**
 * Where a refused sentence leaves the grammar: the place of the nearest sentence there, otherwise the first possible one.
 */
export function placeOfRefusal(grammar: CompiledGrammar, result: NotMatched): SuitePlace | undefined {
  let index = 0
  for (const step of result.nearest?.steps ?? []) {
    if (index === result.longestPrefix && step.kind !== 'remove') return placeAt(grammar, step.range)
    if (step.kind !== 'add') index += 1
  }
  const [next] = result.expectedNext
  return next && placeAt(grammar, next.range)
}

/**
 * The word that decides the meaning of an accepted sentence: the first whose meaning differs, otherwise the first of all.
 */
export function placeOfMeaning(
  grammar: CompiledGrammar,
  { path, meaning }: Matched,
  expected: ExpectedMeaning,
): SuitePlace | undefined {
  const differing = firstDifference(expected.entities, meaning.entities)
  const isDifferent = ({ kind, from }: PathStep) => kind !== 'rule' && from === differing?.from
  // The start statement leads into the grammar; it is not part of the path.
  const step = path.find(isDifferent) ?? path.find(({ rule }) => rule !== '')
  return step && placeAt(grammar, step.range)
}

const known = new WeakMap<CompiledGrammar, ReadonlyMap<number, string>>()

function placeAt(grammar: CompiledGrammar, range: Range): SuitePlace {
  let rules = known.get(grammar)
  if (!rules) {
    rules = rulesByOffset(grammar.root)
    known.set(grammar, rules)
  }
  return { range, rule: rules.get(range.start.offset) ?? '' }
}

/** The rule of each place of the grammar itself, by where it begins. */
function rulesByOffset(root: CompiledNode): ReadonlyMap<number, string> {
  const rules = new Map<number, string>()
  const seen = new Set<CompiledNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node) || node.grammar !== undefined) continue
    seen.add(node)
    if (node.rule !== '') rules.set(node.range.start.offset, node.rule)
    if ('items' in node) open.push(...node.items)
    else if ('item' in node) open.push(node.item)
  }
  return rules
}

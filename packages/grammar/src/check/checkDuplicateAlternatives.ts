import { factsOf } from '../symbols/facts.js'
import type { Symbols } from '../symbols/symbols.js'
import type { Choice, RuleStatement, Sequence, Term } from '../syntax/ast.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { type Problem, problem } from '../syntax/problem.js'
import { choicesAmong } from '../syntax/walk.js'

/** The same alternative written twice in one list, whatever its case and spacing. */
export function checkDuplicateAlternatives(symbols: Symbols): Problem[] {
  return symbols.definitions.flatMap(duplicatesOf)
}

/** The same within one rule. */
export function duplicatesOf(rule: RuleStatement): Problem[] {
  const keys = new Map<Choice, string>()
  return choicesAmong(rule.body, factsOf(rule).terms).flatMap((choice) => duplicatesIn(choice, keys))
}

function duplicatesIn(choice: Choice, keys: Map<Choice, string>): Problem[] {
  if (choice.alternatives.length < 2) return []
  const seen = new Set<string>()
  return choice.alternatives.flatMap((sequence) => {
    const key = keyOfSequence(sequence, keys)
    if (!key || !seen.has(key)) {
      seen.add(key)
      return []
    }
    return [problem('duplicate-alternative', sequence.range, { text: key })]
  })
}

/** How an alternative reads once case and spacing are set aside; empty when a part of it is invalid. */
function keyOfSequence(sequence: Sequence, keys: Map<Choice, string>): string {
  const parts = sequence.terms.map((term) => keyOfTerm(term, keys))
  return parts.includes('') ? '' : parts.join(' ')
}

function keyOfChoice(choice: Choice, keys: Map<Choice, string>): string {
  const known = keys.get(choice)
  if (known !== undefined) return known
  const parts = choice.alternatives.map((sequence) => keyOfSequence(sequence, keys))
  const key = parts.includes('') ? '' : parts.join(' | ')
  keys.set(choice, key)
  return key
}

function keyOfTerm(term: Term, keys: Map<Choice, string>): string {
  switch (term.kind) {
    case 'word':
    case 'phrase':
      return wordsOfSentence(term.text).join(' ')
    case 'reference':
      return `<${term.name}>`
    case 'any':
      return '<...>'
    case 'invalid':
      return ''
    case 'action':
      return `${keyOfTerm(term.term, keys)} {@${term.name}="${term.value}"}`
    default:
      return keyOfGroup(term, keyOfChoice(term.body, keys))
  }
}

function keyOfGroup(term: Extract<Term, { body: Choice }>, inner: string): string {
  if (inner === '') return ''
  if (term.kind === 'group') return `(${inner})`
  if (term.kind === 'optional') return `[${inner}]`
  return term.kind === 'tag'
    ? `!tag(${term.name}, ${inner})`
    : `!repeat(${inner}, ${term.minimum}, ${term.maximum})`
}

import { factsOf } from '../symbols/facts.js'
import { reachedFrom, type Symbols } from '../symbols/symbols.js'
import { normalizeWord, wordsOfSentence } from '../syntax/normalizeWord.js'
import { type Problem, problem } from '../syntax/problem.js'

/**
 * Rules, slots and pronunciations that no start leads to. Reports nothing while a start is missing or undefined, because
 * then nothing is reachable and that error names the cause.
 */
export function checkUnused(symbols: Symbols): Problem[] {
  const [start] = symbols.starts
  if (!start || symbols.starts.some(({ rule }) => !isDefined(symbols, rule.name))) return []
  const reached = reachedFrom(symbols)
  const slots = new Set(symbols.slots.map(({ rule }) => rule.name))
  const unusedRules = [...symbols.rules.values()]
    .filter(({ rule }) => !reached.has(rule.name) && !slots.has(rule.name))
    .map(({ rule }) =>
      problem('unused-rule', rule.range, { rule: `<${rule.name}>`, start: `<${start.rule.name}>` }),
    )
  const unusedSlots = symbols.slots
    .filter(({ rule }) => !reached.has(rule.name))
    .map(({ rule }) => problem('unused-slot', rule.range, { rule: `<${rule.name}>` }))
  return [...unusedRules, ...unusedSlots, ...unusedPronunciations(symbols)]
}

function isDefined(symbols: Symbols, name: string): boolean {
  return (
    symbols.rules.has(name) || [...symbols.slots, ...symbols.imports].some(({ rule }) => rule.name === name)
  )
}

// Words of rules that are not reached count as used: one warning, on the rule, is enough. An empty slot may
// receive any word at run time, and an import may hold any: then no pronunciation is called unused.
function unusedPronunciations(symbols: Symbols): Problem[] {
  const isOpen = symbols.imports.length > 0 || symbols.slots.some(({ rule }) => !symbols.rules.has(rule.name))
  if (symbols.pronounces.length === 0 || isOpen) return []
  const used = new Set<string>()
  for (const term of symbols.definitions.flatMap((rule) => factsOf(rule).terms)) {
    if (term.kind !== 'word' && term.kind !== 'phrase') continue
    for (const word of wordsOfSentence(term.text)) used.add(word)
    used.add(normalizeWord(term.text))
  }
  return symbols.pronounces
    .filter(({ word }) => !wordsOfSentence(word).every((part) => used.has(part)))
    .map(({ word, range }) => problem('unused-pronounce', range, { word }))
}

import type { CompiledGrammar } from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import type { Matched, NotMatched } from '../match/MatchResult.js'
import { match } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import type { Range } from '../syntax/position.js'
import { Branches, type BranchNode, keyOf, keyOfStep } from './branches.js'

/** A place of a grammar that says something: a word, a slot, or a reference to a built-in rule. */
export interface CoveredPlace {
  /** A `rule` is a built-in one: its content is not a place of the grammar. */
  readonly kind: 'word' | 'slot' | 'rule'
  /** Name of the rule whose body contains the place, without brackets. */
  readonly rule: string
  /** Name of the imported grammar that contains the rule; `undefined` for the grammar itself. */
  readonly grammar: string | undefined
  /** The word as spelled in the grammar, or the name of the slot or rule. */
  readonly text: string
  readonly range: Range
}

export interface Coverage {
  /** All reachable places, in text order. */
  readonly places: readonly CoveredPlace[]
  /** The places that none of the sentences covers. */
  readonly missed: readonly CoveredPlace[]
  /** Names of reachable rules of the grammar itself of which no sentence covers a place, in text order. */
  readonly missedRules: readonly string[]
}

export interface CoverageOptions {
  readonly slots?: SlotValues
}

/**
 * Computes which words, slots and built-in rules of a grammar a set of sentences covers. A place counts once, however many
 * references lead to it; for an ambiguous sentence one reading counts, as returned by `match`; sentences that
 * the grammar rejects cover nothing. `<...>` accepts any speech and is not a place.
 * @param sentences as spoken; duplicates are evaluated once.
 */
export function coverage(
  grammar: CompiledGrammar,
  sentences: readonly string[],
  { slots = {} }: CoverageOptions = {},
): Coverage {
  return coverageOf(
    grammar,
    [...new Set(sentences)].map((sentence) => match(grammar, sentence, { slots, nearest: false })),
  )
}

/**
 * The same of sentences that were matched already.
 * @param results of `match` with this grammar; those that it rejects cover nothing.
 */
export function coverageOf(grammar: CompiledGrammar, results: readonly (Matched | NotMatched)[]): Coverage {
  const said = saidIn(results)
  const found = placesOf(grammar)
  const isSaid = ([key]: (typeof found)[number]) => said.has(key)
  const own = found.filter(([, { grammar }]) => grammar === undefined)
  const spoken = new Set(own.filter(isSaid).map(([, { rule }]) => rule))
  return {
    places: found.map(([, place]) => place),
    missed: found.filter((one) => !isSaid(one)).map(([, place]) => place),
    missedRules: [...new Set(own.map(([, { rule }]) => rule))].filter((rule) => !spoken.has(rule)),
  }
}

/** The keys of all that some sentences say, and of the rules through which they pass. */
export function saidIn(results: readonly (Matched | NotMatched)[]): ReadonlySet<string> {
  const said = new Set<string>()
  for (const result of results) if (result.matched) for (const step of result.path) said.add(keyOfStep(step))
  return said
}

/** All reachable places with their keys, in text order. */
export function placesOf(grammar: CompiledGrammar): (readonly [key: string, CoveredPlace])[] {
  return [...new Branches(grammar).within(grammar.root)]
    .map(([key, node]) => [key, placeOf(grammar, node)] as const)
    .toSorted(([, one], [, other]) => one.range.start.offset - other.range.start.offset)
}

export function placeOf(compiled: CompiledGrammar, node: BranchNode): CoveredPlace {
  const { kind, rule, grammar } = node
  const text = kind === 'word' ? node.text : node.name
  return { kind, rule, grammar, text, range: ownPlace(compiled, node) }
}

/** The key of `keyOfBranch`. */
export function keyOfPlace(place: CoveredPlace): string {
  return keyOf(place, place.kind, place.text)
}

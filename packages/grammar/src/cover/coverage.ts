import type { CompiledGrammar, CompiledNode, SlotValues } from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import { match } from '../match/match.js'
import type { PathStep } from '../match/trace.js'
import type { Range } from '../syntax/position.js'

/** A place of a grammar that is spoken: a word or a slot. */
export interface CoveredPlace {
  readonly kind: 'word' | 'slot'
  /** Name of the rule whose body contains the place, without brackets. */
  readonly rule: string
  /** Name of the imported grammar that contains the rule; `undefined` for the grammar itself. */
  readonly grammar: string | undefined
  /** The word as spelled in the grammar, or the name of the slot. */
  readonly text: string
  readonly range: Range
}

export interface Coverage {
  /** All reachable words and slots, in text order. */
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
 * Computes which words and slots of a grammar a set of sentences covers. A place counts once, however many
 * references lead to it; for an ambiguous sentence one reading counts, as returned by `match`; sentences that
 * the grammar rejects cover nothing. `<...>` accepts any speech and is not a place.
 * @param sentences as spoken; duplicates are evaluated once.
 */
export function coverage(
  grammar: CompiledGrammar,
  sentences: readonly string[],
  { slots = {} }: CoverageOptions = {},
): Coverage {
  const places = placesOf(grammar)
  const said = new Set<string>()
  for (const sentence of new Set(sentences)) {
    const result = match(grammar, sentence, { slots, nearest: false })
    if (result.matched)
      for (const step of result.path)
        if (isPlace(step.kind)) said.add(keyOf(step, step.kind === 'word' ? step.text : step.name))
  }
  const missed = places.filter((place) => !said.has(keyOfPlace(place)))
  const own = places.filter(({ grammar }) => grammar === undefined)
  const spoken = new Set(own.filter((place) => said.has(keyOfPlace(place))).map(({ rule }) => rule))
  const missedRules = [...new Set(own.map(({ rule }) => rule))].filter((rule) => !spoken.has(rule))
  return { places, missed, missedRules }
}

const isPlace = (kind: PathStep['kind']) => kind === 'word' || kind === 'slot'

// The words of an imported rule show where it is referred to, which may be many places.
const keyOf = ({ rule, range, grammar }: Pick<PathStep, 'rule' | 'range' | 'grammar'>, text: string) =>
  grammar === undefined ? `${rule} ${range.start.offset} ${text}` : `${grammar} ${rule} ${text}`
const keyOfPlace = (place: CoveredPlace) => keyOf(place, place.text)

function placesOf(compiled: CompiledGrammar): CoveredPlace[] {
  const places = new Map<string, CoveredPlace>()
  const seen = new Set<CompiledNode>()
  const open = [compiled.root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    if (node.kind === 'word' || node.kind === 'slot') {
      const { kind, rule } = node
      const range = ownPlace(compiled, node)
      const place = {
        kind,
        rule,
        grammar: node.grammar,
        range,
        text: node.kind === 'word' ? node.text : node.name,
      }
      places.set(keyOfPlace(place), place)
    } else if ('items' in node) open.push(...node.items)
    else if ('item' in node) open.push(node.item)
  }
  return [...places.values()].toSorted((a, b) => a.range.start.offset - b.range.start.offset)
}

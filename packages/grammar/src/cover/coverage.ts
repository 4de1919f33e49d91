import type { CompiledGrammar, CompiledNode, SlotValues } from '../compile/node.js'
import { ownPlace } from '../compile/ownPlaces.js'
import { match } from '../match/match.js'
import type { PathStep } from '../match/trace.js'
import type { Range } from '../syntax/position.js'

/** A place of a grammar that says something: a word, or a slot. */
export interface CoveredPlace {
  readonly kind: 'word' | 'slot'
  /** The rule in whose body it stands, without brackets. */
  readonly rule: string
  /** The imported grammar in which that rule is; undefined for a rule of the grammar itself. */
  readonly grammar: string | undefined
  /** The word as the grammar writes it, or the name of the slot. */
  readonly text: string
  readonly range: Range
}

export interface Coverage {
  /** Every word and slot that a sentence can reach, in the order of the text. */
  readonly places: readonly CoveredPlace[]
  /** Those of them on the way of none of the sentences. */
  readonly missed: readonly CoveredPlace[]
  /** Names of its own rules that can be reached, of which no sentence says anything, in the order of the text. */
  readonly missedRules: readonly string[]
}

export interface CoverageOptions {
  readonly slots?: SlotValues
}

/**
 * Which words and slots of a grammar some sentences say between them, and which none of them does. A place counts once,
 * however many references lead to it; of an ambiguous sentence one reading counts, as `match` gives it; a sentence that
 * the grammar does not accept says nothing. `<...>` takes anything and is no place.
 *
 * @param sentences as people say them; one that is given twice is looked at once.
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

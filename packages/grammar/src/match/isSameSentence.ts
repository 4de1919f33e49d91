import type { CompiledGrammar } from '../compile/node.js'
import type { Entity } from '../meaning/meaning.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { Matched } from './MatchResult.js'
import { match } from './match.js'

/**
 * Whether two sentences are the same to a grammar: word for word, or with the same values where it imports rules that are
 * built in. "Pick 112" is "pick one hundred and twelve" and "pick one hundred twelve" there.
 */
export function isSameSentence(
  grammar: CompiledGrammar,
  one: string,
  other: string,
  slots: SlotValues = {},
): boolean {
  if (wordsOfSentence(one).join(' ') === wordsOfSentence(other).join(' ')) return true
  if (!grammar.builtIn) return false
  const builtIn = new Set(grammar.builtIn.grammars.map(({ name }) => name))
  const [first, second] = [one, other].map((sentence) => {
    const found = match(grammar, sentence, { slots, nearest: false })
    return found.matched ? JSON.stringify(essenceOf(found, builtIn)) : undefined
  })
  return first !== undefined && first === second
}

/** Intent and values, and the words between built-in rules. */
function essenceOf({ path, meaning }: Matched, builtIn: ReadonlySet<string>) {
  const words = path
    .filter(({ kind }) => kind !== 'rule')
    .map(({ grammar, text }) => (grammar !== undefined && builtIn.has(grammar) ? '' : text))
    .filter((text, at, all) => text !== '' || all[at - 1] !== '')
  return { words, intent: meaning.intent, entities: meaning.entities.map(valuesOf) }
}

const valuesOf = ({ name, value, entities }: Entity): unknown => [name, value, entities.map(valuesOf)]

import type { CompiledGrammar, CompiledNode } from '../compile/node.js'
import { generate } from '../generate/generate.js'
import { match } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'

export interface IntentSampleOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 5
   */
  readonly limit?: number
  /**
   * Seed of the sample.
   * @default 1
   */
  readonly seed?: number
}

/** How many sentences are looked at for each that is wanted, since a rule may say other things too. */
const looks = 8

/** Samples sentences with an intent, spread over the rules that contain it. */
export function sentencesOfIntent(
  grammar: CompiledGrammar,
  intent: { readonly name: string; readonly rules: readonly string[] },
  options: IntentSampleOptions = {},
): string[] {
  const { slots = {}, limit = 5, seed = 1 } = options
  const sentences = new Set<string>()
  for (const rule of intent.rules) {
    const item = bodyOf(grammar.root, rule)
    if (!item) continue
    const part = { ...grammar, root: item }
    for (const sentence of generate(part, { slots, limit: limit * looks, seed })) {
      if (sentences.size >= limit) break
      const result = match(part, sentence, { slots, nearest: false })
      if (result.matched && result.tags.some(([name]) => name === intent.name)) sentences.add(sentence)
    }
  }
  return [...sentences]
}

/** The body of a rule, wherever the grammar leads to it. */
function bodyOf(root: CompiledNode, rule: string): CompiledNode | undefined {
  const seen = new Set<CompiledNode>()
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'rule' && node.name === rule) return node.item
    if (seen.has(node)) continue
    seen.add(node)
    if ('item' in node) waiting.push(node.item)
    if ('items' in node) waiting.push(...node.items)
  }
  return undefined
}

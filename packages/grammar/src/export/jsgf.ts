import { asciiName } from '../asciiName.js'
import type { CompiledGrammar } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { JsgfWriter } from './JsgfWriter.js'

export interface JsgfOptions {
  readonly slots?: SlotValues
  /**
   * Rule that replaces `<...>`; `<GARBAGE>`, as in SRGS, by default. The rule is always optional, because any
   * speech includes none; without a `body` the engine defines it, usually as a loop of all phones.
   */
  readonly anySpeech?: { readonly rule: string; readonly body?: string }
}

/**
 * Converts a grammar to the Java Speech Grammar Format, for engines without slots, tags and bounded repeats:
 * slots become rules with their values, bounded repeats are expanded, and tags are evaluated by `match` on
 * the result. Repeats with more than 32 rounds become unbounded; `match` rejects excess rounds.
 * @returns one public rule, `<start>`; words as listed by `vocabularyOf`. A slot without values is `<VOID>`.
 * @see JSpeech Grammar Format, W3C Note of 5 June 2000.
 */
export function toJsgf(grammar: CompiledGrammar, options: JsgfOptions = {}): string {
  const { slots = {}, anySpeech = { rule: 'GARBAGE' } } = options
  const writer = new JsgfWriter(grammar, slots, anySpeech.rule)
  const start = writer.expression(grammar.root)
  const rules = [`public <start> = ${start};`, ...writer.rules]
  if (anySpeech.body !== undefined && writer.saysAnything)
    rules.push(`<${anySpeech.rule}> = ${anySpeech.body};`)
  return `#JSGF V1.0 UTF-8;\n\ngrammar ${asciiName(grammar.name)};\n\n${rules.join('\n')}\n`
}

import { VoiceFailure } from '../failures.js'

export interface Slot {
  readonly name: string
  readonly values: readonly string[]
}

const ruleName = /^[^\s<>;=|*+()[\]{}/"]+$/

/**
 * A grammar with the values of its slots, each a rule that it names and leaves open. A slot without a value cannot be said.
 *
 * @throws VoiceFailure `incorrect_form` for a name that no rule can have.
 */
export function grammarWithSlots(jsgf: string, slots: readonly Slot[]): string {
  const rules = slots.map(({ name, values }) => {
    if (!ruleName.test(name)) throw new VoiceFailure('incorrect_form', { errors: { slots: 'invalid' } })
    const phrases = values.map(phraseOf).filter(Boolean)
    return `<${name}> = ${phrases.length > 0 ? phrases.join(' | ') : '<VOID>'};`
  })
  return [jsgf, ...rules].join('\n')
}

/** Its words in quotes, so that none is read as a sign of the language. */
const phraseOf = (value: string) =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`)
    .join(' ')

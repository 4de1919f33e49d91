import { valueOfRule } from '../valueOfRule.js'

/** What a rule gives for a sentence; `undefined` where it says no such sentence. */
export const reader = (language: string, rule: string) => (sentence: string) =>
  valueOfRule(language, rule, sentence)

/** Up to ten values whose sentence does not give them, with the sentence and what it gives. */
export function wrongOf<Value extends number | string>(
  read: ReturnType<typeof reader>,
  values: readonly Value[],
  written: (value: Value) => string,
) {
  return values
    .map((value) => [String(value), written(value), read(written(value))] as const)
    .filter(([value, , found]) => found !== value)
    .slice(0, 10)
}

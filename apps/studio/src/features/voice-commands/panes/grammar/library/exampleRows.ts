import { type LibraryRule, sentencesOfRule, valueOfRule } from '@saywright/grammar/library'

/** What people say of a rule, and what that means. */
export type ExampleRow = {
  readonly said: string
  /** Another way to say the same. */
  readonly also?: string | undefined
  readonly kind: LibraryRule['kind']
  /** As a program gets it. */
  readonly value: string | undefined
}

/** How many examples are drawn at once. */
const drawn = 3

/**
 * Examples of rules, first those that each has, then those that were drawn of one after the other.
 *
 * @param language BCP 47 tag of the model.
 * @param draws how many times more were asked for.
 */
export function exampleRows(language: string, rules: readonly LibraryRule[], draws: number): ExampleRow[] {
  const rows = new Map<string, ExampleRow>()
  const rowOf = ({ name, kind }: LibraryRule, said: string): ExampleRow => ({
    ...{ said, kind },
    value: readValue(language, name, said),
  })
  for (const rule of rules) {
    for (const said of rule.examples) {
      const row = rowOf(rule, said)
      const same = [...rows.values()].find(({ kind, value }) => kind === row.kind && value === row.value)
      if (same && same.also === undefined) rows.set(same.said, { ...same, also: said })
      else rows.set(said, row)
    }
  }
  for (let draw = 0; draw < draws; draw++) {
    const rule = rules[draw % rules.length] as LibraryRule
    for (const said of sentencesOfRule(language, rule.name, { limit: drawn, seed: draw + 1 }))
      if (!rows.has(said)) rows.set(said, rowOf(rule, said))
  }
  return [...rows.values()]
}

/** The value of a sentence in one line, several with commas between; `undefined` for what the rule does not say. */
export function readValue(language: string, rule: string, said: string): string | undefined {
  const value = valueOfRule(language, rule, said)
  return typeof value === 'object' ? value.join(', ') : value
}

import { type CompiledGrammar, match, type SlotValues, valuesOfSlot } from '@saywright/grammar'

export type TestsOf = {
  /** Name of the file of the grammar, such as `lamps.bnf`. */
  readonly file: string
  readonly rule: string | undefined
  readonly compiled: CompiledGrammar
  readonly slots: SlotValues
  readonly sentences: readonly string[]
}

/** Sentences as a `.sentences` file, which the command line tests: each is accepted, with its current meaning. */
export function testsText({ file, rule, compiled, slots, sentences }: TestsOf): string {
  const used = new Set<string>()
  const lines = sentences.map((sentence) => {
    const result = match(compiled, sentence, { slots, nearest: false })
    const tags = result.matched ? result.tags : []
    for (const [name] of tags) if (name.startsWith('<')) used.add(name.slice(1, -1))
    const meaning = tags.map(([name, value]) => `${name}=${value}`).join(', ')
    return meaning === '' ? `accept ${sentence}` : `accept ${sentence} => ${meaning}`
  })
  const values = [...used].map((name) => `slot ${name} = ${valuesOfSlot(compiled, name, slots).join(' | ')}`)
  const head = [`grammar ${file}`, ...values, ...(rule === undefined ? [] : [`from <${rule}>`])]
  return `${[...head, '', ...lines].join('\n')}\n`
}

import { analyze } from '../../analyze.js'
import { GrammarLibrary } from '../../imports/GrammarLibrary.js'
import { match } from '../../match/match.js'
import { rulesOf } from '../rulesOf.js'

/** The value that a rule of the library gives for a sentence; `undefined` where it says no such sentence. */
export function reader(
  language: string,
  rule: string,
): (sentence: string) => string | readonly string[] | undefined {
  const source = `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n!import <${rule}>;\n<main>: !tag(said, <${rule}>);\n`
  const { compiled, problems } = analyze(source, { library: new GrammarLibrary([], rulesOf(language)) })
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return (sentence) => {
    const found = match(compiled, sentence, { nearest: false })
    // The tag is around the whole sentence, so its value is the intent's.
    return found.matched ? found.meaning.entities[0]?.value : undefined
  }
}

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

import { examples, regionalExamples } from './examples.js'
import type { LibraryKind } from './libraryKind.js'
import { libraryVariant } from './libraryVariant.js'
import { type RuleCheck, ruleCheck } from './ruleCheck.js'
import { type LibrarySubject, librarySubjects } from './sources.js'

// In the order in which the examples of a subject have its rules.
const kinds: Readonly<Record<LibrarySubject, readonly LibraryKind[]>> = {
  numbers: ['number', 'number', 'number', 'ordinal', 'decimal', 'digits'],
  dates: ['date'],
  times: ['time'],
  durations: ['duration'],
  answers: ['answer'],
  letters: ['letter'],
}
const ranges = [999_999, 9999, 99]

/** A rule that is offered, with what people say of it. */
export interface LibraryRule {
  readonly subject: LibrarySubject
  readonly kind: LibraryKind
  /** The largest whole number that it says; only of kind `number`. */
  readonly max?: number | undefined
  /** What of it is checked one by one; absent of a rule of which only examples and samples are. */
  readonly checked?: RuleCheck | undefined
  /** Name without brackets, in the language of the rule. */
  readonly name: string
  /** Sentences that it says; `valueOfRule` gives what each means. */
  readonly examples: readonly string[]
}

/**
 * The rules of a language, as its region says them, by subject in the order in which they are offered; none of a language without a library.
 *
 * @param language as `rulesOf` takes it.
 */
export function libraryRules(language: string): readonly LibraryRule[] {
  const variant = libraryVariant(language)
  if (!variant) return []
  const ofRegion = regionalExamples[variant.tag] ?? {}
  return librarySubjects.flatMap((subject) =>
    Object.entries(examples[variant.language][subject]).map(([name, said], at) => {
      const kind = kinds[subject][at] as LibraryKind
      const max = kind === 'number' ? ranges[at] : undefined
      return {
        ...{ subject, kind, name, max },
        examples: [...said, ...(ofRegion[name] ?? [])],
        checked: ruleCheck(kind, max),
      }
    }),
  )
}

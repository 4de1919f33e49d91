import { examples } from './examples.js'
import { languageTag } from './languageTag.js'
import { type LibrarySubject, librarySubjects } from './sources.js'

/** A rule that is offered, with what people say of it. */
export interface LibraryRule {
  readonly subject: LibrarySubject
  /** Name without brackets, in the language of the rule. */
  readonly name: string
  /** Sentences that it says; `valueOfRule` gives what each means. */
  readonly examples: readonly string[]
}

/**
 * The rules of a language, by subject in the order in which they are offered; none of a language without a library.
 *
 * @param language as `rulesOf` takes it.
 */
export function libraryRules(language: string): readonly LibraryRule[] {
  const tag = languageTag(language)
  if (tag === undefined) return []
  return librarySubjects.flatMap((subject) =>
    Object.entries(examples[tag][subject]).map(([name, said]) => ({ subject, name, examples: said })),
  )
}

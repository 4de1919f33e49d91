import { rulesAfter } from '../imports/rulesAfter.js'
import { rulesOf } from './rulesOf.js'
import { libraryLanguages } from './sources.js'

/**
 * The language whose library a grammar imports from, for one that names no language: that which has more of what it imports
 * than any other.
 *
 * @returns a BCP 47 tag; `undefined` where none has any, or several have as many.
 */
export function guessLanguage(source: string): string | undefined {
  const imports = rulesAfter('!import', source)
  const [first, second] = libraryLanguages
    .map((tag) => ({ tag, count: imports.filter((rule) => isOf(tag, rule)).length }))
    .toSorted((one, other) => other.count - one.count)
  return first && first.count > (second?.count ?? 0) ? first.tag : undefined
}

const isOf = (tag: string, rule: string) => rulesOf(tag).has(rule)

import type { NumberSpelling } from './NumberSpelling.js'

/** What a library is made of. */
export interface LibraryVocabulary {
  readonly known: ReadonlySet<string>
  /** Those of numbers: of which compounds are made. Letters are words too, and all is made of them. */
  readonly numbers: ReadonlySet<string>
}

const longestCompound = 120
const anythingSaid = /[\p{L}\p{N}]/u

/**
 * A compound such as "einundzwanzig" or "vingt-deux" in the words of a library that it is made of; the longest first.
 *
 * @returns `undefined` when it is not made of them, and for a word of the library itself.
 */
export function splitWord(
  word: string,
  { spellings, endings = [] }: NumberSpelling,
  { known, numbers }: LibraryVocabulary,
): readonly string[] | undefined {
  if (word.length > longestCompound) return undefined
  const parts = word.split('-').filter((part) => anythingSaid.test(part))
  const said: string[] = []
  for (const part of parts) {
    if (known.has(part)) {
      said.push(part)
      continue
    }
    const ended = endings.reduce((text, [ending, other]) => text.replace(ending, other), part)
    const found = segments(ended, spellings, numbers)
    if (!found) return undefined
    said.push(...found)
  }
  return said.length === 0 || (said.length === 1 && said[0] === word) ? undefined : said
}

function segments(
  word: string,
  spellings: Readonly<Record<string, string>>,
  numbers: ReadonlySet<string>,
): string[] | undefined {
  // What is dead from a place on is dead however one came there.
  const dead = new Set<number>()
  const from = (at: number): string[] | undefined => {
    if (at === word.length) return []
    if (dead.has(at)) return undefined
    for (let end = word.length; end > at; end--) {
      const part = word.slice(at, end)
      const own = numbers.has(part) ? part : Object.hasOwn(spellings, part) ? spellings[part] : undefined
      const rest = own === undefined ? undefined : from(end)
      if (own !== undefined && rest) return [...own.split(' '), ...rest]
    }
    dead.add(at)
    return undefined
  }
  return from(0)
}

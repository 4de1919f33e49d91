import { languageOfTag } from './languageOfTag.js'

/** How many of the most frequent words of a language are compared: all that people say every day, and names. */
const most = 12_000

/** A word of letters: parts such as `'s` are none. */
const isWord = (text: string) => /^\p{L}{2,}(?:['’-]\p{L}+)*$/u.test(text)

const lists: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  en: async () => (await import('@zxcvbn-ts/language-en')).dictionary['commonWords-en'],
  fr: async () => (await import('@zxcvbn-ts/language-fr')).dictionary['commonWords-fr'],
}

/**
 * The words that people say most in a language, most frequent first; `undefined` where there is no list.
 *
 * @param lang a BCP 47 tag; a region has the words of its language.
 */
export async function frequentWordsOf(lang: string): Promise<readonly string[] | undefined> {
  const list = lists[languageOfTag(lang)]
  return list && (await list()).filter(isWord).slice(0, most)
}

/** What is said for a word where it must not be taken for another, by language or its region, and word. */
type Proposals = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Words of radiotelephony, and of countries where people say them.
 *
 * @see ICAO Annex 10, Volume II, 5.2.1.4.3.1, for English; "zwo" is that of German military and railway radio.
 */
const otherWords: Proposals = {
  en: { nine: 'niner', five: 'fife', three: 'tree', four: 'fower', thousand: 'tousand' },
  de: { zwei: 'zwo' },
  fr: { un: 'unité' },
  'fr-BE': { 'soixante-dix': 'septante', 'quatre-vingt-dix': 'nonante' },
  'fr-CH': { 'soixante-dix': 'septante', 'quatre-vingts': 'huitante', 'quatre-vingt-dix': 'nonante' },
}

const zeros: Readonly<Record<string, string>> = {
  ...{ en: 'zero', fr: 'zéro', de: 'null', es: 'cero', it: 'zero', nl: 'nul' },
}
const digits: Readonly<Record<string, string>> = {
  en: 'one two three four five six seven eight nine',
  fr: 'un deux trois quatre cinq six sept huit neuf',
  de: 'eins zwei drei vier fünf sechs sieben acht neun',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve',
  it: 'uno due tre quattro cinque sei sette otto nove',
  nl: 'een twee drie vier vijf zes zeven acht negen',
}

/** Another word for a word; undefined where none is customary. @param lang a BCP 47 tag. */
export const otherWordFor = (word: string, lang: string): string | undefined =>
  otherWords[lang]?.[word] ?? otherWords[languageIn(lang)]?.[word]

/** A digit with a zero before it; undefined for other words. @param lang a BCP 47 tag. */
export function longerWordFor(word: string, lang: string): string | undefined {
  const language = languageIn(lang)
  return digits[language]?.split(' ').includes(word) ? `${zeros[language]} ${word}` : undefined
}

const languageIn = (lang: string) => lang.split('-')[0] ?? ''

import { namesInstead } from './glossary.ts'

type Locale = 'en-US' | 'fr-FR'
type Rule = readonly [wrong: RegExp, instead: string]

const inBoth: readonly Rule[] = [
  [/'/u, '’ for an apostrophe'],
  [/"/u, 'the quotation marks of the language'],
  [/\.\.\./u, '… for an ellipsis'],
  [/\be-?mail/iu, 'e\u2011mail with its hyphen that does not break (U+2011)'],
  [/^\s|\s$| {2}/u, 'one space between words, and none around the sentence'],
]

const inOne: Readonly<Record<Locale, readonly Rule[]>> = {
  'en-US': [
    [/[\s\u00a0\u202f][:;?](?=\s|$)/u, 'no space before a sign'],
    [/(?<![-\u2011\p{L}])mails?\b(?! providers| you received)/iu, 'e\u2011mail'],
  ],
  'fr-FR': [
    [/(?<!\u202f)[?;]|(?<!\u202f)!(?!\p{L})/u, 'a narrow no-break space (U+202F) before ? ! ;'],
    [/(?<!\u00a0):(?=\s|$)/u, 'a no-break space (U+00A0) before :'],
    [/«(?!\u00a0)|(?<!\u00a0)»|[“”]/u, '« and » with no-break spaces (U+00A0) inside'],
    [/[\dX] (?:[KMG]o|k?Hz|s|min|%)(?![\p{L}’])/u, 'a no-break space (U+00A0) before a unit'],
    [/(?<![-\u2011\p{L}])mails?\b|\bcourriel/iu, 'e\u2011mail'],
    // Before a name that begins with a vowel “de” is elided.
    [/\bmembre de X/u, 'membre de l’organisation X'],
  ],
}

// A place for a value, and what is quoted from a grammar or an address: it has signs of its own.
const code = /\{\{\w+\}\}|"?#BNF\+EM V\d\.\d;"?|\{@[^}]*\}|https?:\/\/|\/\*|\*\//gu

/** Where a sentence breaks the typography, the turns or the glossary of its language: what to write instead. */
export function wordingFaults(sentence: string, locale: Locale): string[] {
  const text = sentence.replace(code, 'X')
  const broken = [...inBoth, ...inOne[locale]].filter(([wrong]) => wrong.test(text))
  return [...broken.map(([, instead]) => instead), ...namesInstead(text, locale)]
}

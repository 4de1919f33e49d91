import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../site/locales.js'
import { plain, table } from './markdown.js'

type Kind = 'inside' | 'sentences' | 'words' | 'noises'

/** What the bench of hearing wrote about a language. */
interface Hearing {
  readonly lang: 'en-US' | 'fr-FR'
  readonly reader: string
  readonly source: string
  readonly licence: string
  /** Shares in [0, 1]; the interval is that of Wilson, 95 %. */
  readonly figures: Readonly<
    Record<
      Kind,
      { readonly count: number; readonly total: number; readonly low: number; readonly high: number }
    >
  >
}

const file = join(import.meta.dirname, '../../../../docs/hearing.json')

const words = {
  'en-US': {
    header: ['What was said', 'Result', 'Where the true share lies, with 95 %'],
    kinds: {
      inside: 'A sentence of the grammar: right and accepted',
      sentences: 'Another sentence of three words and more: accepted',
      words: 'Another single word: accepted',
      noises: 'A sound that is no speech: accepted',
    },
    of: (count: string, total: string) => `${count} of ${total}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    people: (reader: string, source: string, licence: string) =>
      `One person, ${reader} (\`${source}\`, ${licence}); the sounds are made by us.`,
  },
  'fr-FR': {
    header: ['Ce qui a été dit', 'Résultat', 'Où se trouve la vraie part, à 95 %'],
    kinds: {
      inside: 'Une phrase de la grammaire : juste et acceptée',
      sentences: 'Une autre phrase, de trois mots et plus : acceptée',
      words: 'Un autre mot isolé : accepté',
      noises: 'Un son sans parole : accepté',
    },
    of: (count: string, total: string) => `${count} sur ${total}`,
    between: (low: string, high: string) => `${low} à ${high}`,
    people: (reader: string, source: string, licence: string) =>
      `Une personne, ${reader} (\`${source}\`, ${licence}) ; les sons sont faits par nous.`,
  },
} as const

/** How well each language is heard, as the bench of hearing measured it. */
export function hearingTable(locale: Locale): string {
  const { header, kinds, of, between, people } = words[locale]
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const measured = JSON.parse(readFileSync(file, 'utf8')) as Hearing[]
  return measured
    .map(({ lang, reader, source, licence, figures }) => {
      const rows = (Object.keys(kinds) as Kind[]).map((kind) => {
        const { count, total, low, high } = figures[kind]
        return [
          kinds[kind],
          of(number.format(count), number.format(total)),
          between(percent.format(low), percent.format(high)),
        ]
      })
      const title = languages.of(lang) ?? lang
      return `### ${title}\n\n${people(plain(reader), source, licence)}\n\n${table(header, rows)}`
    })
    .join('\n\n')
}

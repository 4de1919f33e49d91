import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { intervalPicture } from '../interval/interval.js'
import type { Locale } from '../site/locales.js'
import { plain, table } from './markdown.js'

type Kind = 'heard' | 'inside' | 'sentences' | 'words' | 'many' | 'noises' | 'others'

/** What the bench of hearing wrote about a language. */
interface Hearing {
  readonly lang: string
  readonly reader: string
  readonly source: string
  readonly licence: string
  /** Shares in [0, 1]; the interval is that of Wilson, 95 %. */
  readonly figures: Readonly<
    Partial<
      Record<
        Kind,
        { readonly count: number; readonly total: number; readonly low: number; readonly high: number }
      >
    >
  >
  /** Whether the voice is a synthetic one. */
  readonly isMade?: boolean
}

/** From where to where each figure is drawn: what is rare on a finer scale. */
const scales: Readonly<Record<Kind, { readonly from: number; readonly to: number }>> = {
  heard: { from: 0.5, to: 1 },
  inside: { from: 0.5, to: 1 },
  sentences: { from: 0, to: 0.1 },
  words: { from: 0, to: 0.1 },
  many: { from: 0, to: 0.1 },
  noises: { from: 0, to: 0.05 },
  others: { from: 0, to: 0.4 },
}

const docs = join(import.meta.dirname, '../../../../docs')

const words = {
  'en-US': {
    header: ['What was said', 'Result', 'Where the true share lies, with 95 %'],
    kinds: {
      heard: 'A sentence of the grammar: right, whatever its score',
      inside: 'A sentence of the grammar: right and accepted',
      sentences: 'Another sentence of three words and more: accepted',
      words: 'Another single word: accepted',
      many: 'Another sentence, by a grammar of 54 lines: accepted',
      noises: 'A sound that is no speech: accepted',
      others: 'Another sentence or word: accepted',
    },
    of: (count: string, total: string) => `${count} of ${total}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    people: (reader: string, source: string, licence: string) =>
      `One person, ${reader} (\`${source}\`, ${licence}).`,
    made: (reader: string) => `No person: the synthetic voice ${reader}.`,
  },
  'fr-FR': {
    header: ['Ce qui a été dit', 'Résultat', 'Où se trouve la vraie part, à 95 %'],
    kinds: {
      heard: 'Une phrase de la grammaire : juste, quel que soit le score',
      inside: 'Une phrase de la grammaire : juste et acceptée',
      sentences: 'Une autre phrase, de trois mots et plus : acceptée',
      words: 'Un autre mot isolé : accepté',
      many: 'Une autre phrase, par une grammaire de 54 lignes : acceptée',
      noises: 'Un son sans parole : accepté',
      others: 'Une autre phrase ou un autre mot : accepté',
    },
    of: (count: string, total: string) => `${count} sur ${total}`,
    between: (low: string, high: string) => `${low} à ${high}`,
    people: (reader: string, source: string, licence: string) =>
      `Une personne, ${reader} (\`${source}\`, ${licence}).`,
    made: (reader: string) => `Aucune personne : la voix de synthèse ${reader}.`,
  },
} as const

/** How well languages with a model of their own are heard, as the bench `hearing` measured it. */
export const hearingTable = (locale: Locale) => tableOf('hearing.json', locale)

/** How well languages that borrow their sounds are heard, as the bench `borrowed` measured it. */
export const borrowedTable = (locale: Locale) => tableOf('borrowed.json', locale)

function tableOf(name: string, locale: Locale): string {
  const { header, kinds, of, between, people, made } = words[locale]
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const measured = JSON.parse(readFileSync(join(docs, name), 'utf8')) as Hearing[]
  return measured
    .map(({ lang, reader, source, licence, isMade = false, figures }) => {
      const rows = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
        const figure = figures[kind]
        if (!figure) return []
        const { count, total, low, high } = figure
        const drawing = intervalPicture({ share: count / total, low, high, isMade, ...scales[kind] })
        return [
          [
            kinds[kind],
            of(number.format(count), number.format(total)),
            `${drawing} ${between(percent.format(low), percent.format(high))}`,
          ],
        ]
      })
      const title = languages.of(lang) ?? lang
      const who = isMade ? made(plain(reader)) : people(plain(reader), source, licence)
      return `### ${title}\n\n${who}\n\n${table(header, rows)}`
    })
    .join('\n\n')
}

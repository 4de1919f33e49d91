import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { intervalPicture } from '../interval/interval.js'
import type { Locale } from '../page/locales.js'
import { plain, table } from './markdown.js'

type Sound = 'noises' | 'animals' | 'household' | 'music'
type Kind = 'heard' | 'inside' | 'sentences' | 'words' | 'many' | 'others' | Sound

/** Results of the bench of recognition for a person, or for sounds without speech, in a language. */
interface Hearing {
  readonly lang: string
  /** Not there for sounds. */
  readonly reader?: string
  /** Debian packages; none where we made the sounds. */
  readonly sources: readonly { readonly package: string; readonly licence: string }[]
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

/** The range in which each figure is drawn: rare ones on a finer scale. */
const scales: Readonly<Record<Kind, { readonly from: number; readonly to: number }>> = {
  heard: { from: 0, to: 1 },
  inside: { from: 0, to: 1 },
  sentences: { from: 0, to: 0.4 },
  words: { from: 0, to: 0.4 },
  many: { from: 0, to: 0.4 },
  noises: { from: 0, to: 0.05 },
  animals: { from: 0, to: 0.1 },
  household: { from: 0, to: 0.1 },
  music: { from: 0, to: 0.1 },
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
      animals: 'An animal: accepted',
      household: 'A thing at home: accepted',
      music: 'Music: accepted',
      others: 'Another sentence or word: accepted',
    },
    of: (count: string, total: string) => `${count} of ${total}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    people: (reader: string, sources: string) => `One person, ${reader} (${sources}).`,
    sounds: 'Sounds that are no speech, made by us.',
    recorded: (sources: string) => `Recorded sounds that are no speech (${sources}).`,
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
      animals: 'Un animal : accepté',
      household: 'Un objet de la maison : accepté',
      music: 'De la musique : accepté',
      others: 'Une autre phrase ou un autre mot : accepté',
    },
    of: (count: string, total: string) => `${count} sur ${total}`,
    between: (low: string, high: string) => `${low} à ${high}`,
    people: (reader: string, sources: string) => `Une personne, ${reader} (${sources}).`,
    sounds: 'Des sons sans parole, faits par nous.',
    recorded: (sources: string) => `Des sons sans parole, enregistrés (${sources}).`,
    made: (reader: string) => `Aucune personne : la voix de synthèse ${reader}.`,
  },
} as const

/** How well languages with a model of their own are recognized, measured by the bench `hearing`. */
export const hearingTable = (locale: Locale) => tableOf('hearing.json', locale)

/** How well languages with borrowed sounds are recognized, measured by the bench `borrowed`. */
export const borrowedTable = (locale: Locale) => tableOf('borrowed.json', locale)

function tableOf(name: string, locale: Locale): string {
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const measured = JSON.parse(readFileSync(join(docs, name), 'utf8')) as Hearing[]
  return [...new Set(measured.map(({ lang }) => lang))]
    .map((lang) => {
      const parts = measured
        .filter((hearing) => hearing.lang === lang)
        .map((hearing) => `${whoOf(hearing, locale)}\n\n${figuresOf(hearing, locale)}`)
      return [`### ${languages.of(lang) ?? lang}`, ...parts].join('\n\n')
    })
    .join('\n\n')
}

function whoOf({ reader, sources, isMade = false }: Hearing, locale: Locale): string {
  const { people, sounds, recorded, made } = words[locale]
  const list = new Intl.ListFormat(locale)
  const all = list.format(sources.map(({ package: name, licence }) => `\`${name}\`, ${licence}`))
  if (reader === undefined) return all ? recorded(all) : sounds
  return isMade ? made(plain(reader)) : people(plain(reader), all)
}

function figuresOf({ figures, isMade = false }: Hearing, locale: Locale): string {
  const { header, kinds, of, between } = words[locale]
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
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
  return table(header, rows)
}

import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { startHearing } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { measureBorrowed } from './speech/measureBorrowed.ts'
import { type Count, measurePeople } from './speech/measurePeople.ts'
import { readingsOf } from './speech/readings.ts'
import type { shortGrammars } from './speech/shortGrammars.ts'
import split from './speech/split.json' with { type: 'json' }

/** All voices and people together. */
const floors = {
  heard: { least: 0.7 },
  inside: { least: 0.6 },
  others: { most: 0.06 },
} as const
type Kind = keyof typeof floors

const names: Readonly<Record<Kind, string>> = {
  heard: 'heard right',
  inside: 'right and taken',
  others: 'other sentences and words taken',
}

/** Recognition results in languages that borrow their sounds: of people, and of a synthetic voice that no fit used. */
export async function run(): Promise<Outcome> {
  const hearing = startHearing()
  try {
    const sources: Source[] = []
    for (const person of split.report.borrowed.people) {
      const { heard, inside, sentences, words } = await measurePeople(
        hearing,
        person.lang as keyof typeof shortGrammars,
        readingsOf(person),
        person.every,
      )
      const { lang, reader, package: name, licence } = person
      const figures = { heard, inside, others: sum([sentences, words]) }
      sources.push({ lang, reader, sources: [{ package: name, licence }], isMade: false, figures })
    }
    for (const lang of split.report.borrowed.voices as ('de-DE' | 'es-ES' | 'it-IT')[]) {
      const { heard, inside, taken } = await measureBorrowed(hearing, lang)
      const figures = { heard, inside, others: taken }
      const pico = { package: 'libttspico-data', licence: 'Apache-2.0' }
      sources.push({ lang, reader: 'Pico', sources: [pico], isMade: true, figures })
    }
    const rows = sources.flatMap(({ lang, reader, isMade, figures }) =>
      kinds.map((kind) =>
        rowOf(`${lang}, ${reader}, 1 ${isMade ? 'voice' : 'speaker'}`, kind, figures[kind]),
      ),
    )
    const pooled = kinds.map((kind) => {
      const all = sum(sources.map(({ figures }) => figures[kind]))
      return { ...rowOf('all together', kind, all), ...judged(kind, all) }
    })
    const page = `${JSON.stringify(sources.map(withIntervals), null, 2)}\n`
    return { ...outcomeOf('borrowed', [...pooled, ...rows]), files: { 'docs/borrowed.json': page } }
  } finally {
    await hearing.stop()
  }
}

/** The speaker, and the results. */
interface Source {
  readonly lang: string
  readonly reader: string
  /** The Debian package that has the voice. */
  readonly sources: readonly { readonly package: string; readonly licence: string }[]
  /** Whether it is a synthetic voice. */
  readonly isMade: boolean
  readonly figures: Readonly<Record<Kind, Count>>
}

const kinds = Object.keys(floors) as Kind[]

const sum = (counts: readonly Count[]): Count => ({
  count: counts.reduce((all, { count }) => all + count, 0),
  total: counts.reduce((all, { total }) => all + total, 0),
})

/** Figures with their intervals of 95 %, as shares. */
const withIntervals = <Source extends { readonly figures: Readonly<Record<Kind, Count>> }>(
  source: Source,
) => ({
  ...source,
  figures: Object.fromEntries(
    kinds.map((kind) => {
      const { count, total } = source.figures[kind]
      const [low, high] = wilson(count, total).map((share) => Math.round(share * 1000) / 1000)
      return [kind, { count, total, low, high }]
    }),
  ),
})

function rowOf(who: string, kind: Kind, { count, total }: Count): Row {
  const [low, high] = wilson(count, total).map((share) => (share * 100).toFixed(1))
  return {
    figure: `${who}: ${names[kind]}`,
    value: `${count} / ${total} (${low} to ${high} %)`,
    budget: '',
    ok: true,
  }
}

function judged(kind: Kind, { count, total }: Count): Pick<Row, 'budget' | 'ok'> {
  const floor = floors[kind]
  const share = count / total
  return 'least' in floor
    ? { budget: `≥ ${floor.least * 100} %`, ok: share >= floor.least }
    : { budget: `≤ ${floor.most * 100} %`, ok: share <= floor.most }
}

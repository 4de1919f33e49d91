import { availableParallelism } from 'node:os'
import { inTurns } from './lib/inTurns.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { withHearing } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { floors, isMeasured, type Kind, names } from './speech/floors.ts'
import { measureNoises, measureRecorded } from './speech/measureNoises.ts'
import { type Count, measurePeople } from './speech/measurePeople.ts'
import { readingsOf } from './speech/readings.ts'
import split from './speech/split.json' with { type: 'json' }

type Lang = keyof typeof floors

/** A person, or sounds without speech, and their results in a language. */
interface Source {
  readonly lang: Lang
  /** Not there for sounds. */
  readonly reader?: string
  /** The Debian packages that have it; none where we made it. */
  readonly sources: readonly { readonly package: string; readonly licence: string }[]
  readonly figures: Readonly<Partial<Record<Kind, Count>>>
}

/** Recognition results of the reporting half of people and sounds. Each run is a look at it, counted in split.json. */
export async function run(): Promise<Outcome> {
  const languages = [...new Set(split.report.people.map(({ lang }) => lang))].filter(isMeasured)
  const measured = await inTurns(languages.flatMap(tasksOf), availableParallelism())
  const rows = measured.flatMap(({ lang, reader, figures }) =>
    (Object.keys(names) as Kind[]).flatMap((kind) => {
      const count = figures[kind]
      return count ? [rowOf(lang, reader, kind, count)] : []
    }),
  )
  // The data of the page of the documentation.
  const page = `${JSON.stringify(measured.map(withIntervals), null, 2)}\n`
  return { ...outcomeOf('hearing', rows), files: { 'docs/hearing.json': page } }
}

/** One for each person of a language, one for sounds made by us, and one for recorded ones. */
function tasksOf(lang: Lang): (() => Promise<Source>)[] {
  const people = split.report.people.filter((person) => person.lang === lang)
  return [
    ...people.map((person) => async () => {
      const { reader, package: name, licence, every } = person
      const read = readingsOf(person)
      const { heard: _, ...figures } = await withHearing((hearing) =>
        measurePeople(hearing, lang, read, every),
      )
      return { lang, reader, sources: [{ package: name, licence }], figures }
    }),
    async () => {
      const noises = await withHearing((hearing) => measureNoises(hearing, lang))
      return { lang, sources: [], figures: { noises } }
    },
    async () => {
      const figures = await withHearing((hearing) => measureRecorded(hearing, lang))
      return { lang, sources: split.report.recordedSounds.packages, figures }
    },
  ]
}

/** Figures with their intervals of 95 %, as shares. */
const withIntervals = (source: Source) => ({
  ...source,
  figures: Object.fromEntries(
    Object.entries(source.figures).map(([kind, { count, total }]) => {
      const [low, high] = wilson(count, total).map((share) => Math.round(share * 1000) / 1000)
      return [kind, { count, total, low, high }]
    }),
  ),
})

function rowOf(lang: Lang, reader: string | undefined, kind: Kind, { count, total }: Count): Row {
  const [low, high] = wilson(count, total).map((share) => (share * 100).toFixed(1))
  const floor = floors[lang][kind]
  const share = count / total
  const isLeast = 'least' in floor
  const who = reader ? `${reader}, 1 speaker` : kind === 'noises' ? 'made by us' : 'recorded'
  return {
    figure: `${lang}, ${who}: ${names[kind]}`,
    value: `${count} / ${total} (${low} to ${high} %)`,
    budget: isLeast ? `≥ ${floor.least * 100} %` : `≤ ${floor.most * 100} %`,
    ok: isLeast ? share >= floor.least : share <= floor.most,
  }
}

import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { wilson } from './lib/wilson.ts'
import { floors, isMeasured, type Kind, names } from './speech/floors.ts'
import { measureNoises } from './speech/measureNoises.ts'
import { type Count, measurePeople } from './speech/measurePeople.ts'
import split from './speech/split.json' with { type: 'json' }

/** One prompt of so many: all of them take half an hour. */
const every = 3

/** What the reporting half of people and sounds is heard as. Each run is a look at it, counted in split.json. */
export async function run(): Promise<Outcome> {
  const voice = await startVoiceProcess()
  try {
    const languages = []
    for (const { package: name, reader, lang, licence } of split.report.people) {
      if (!isMeasured(lang)) throw new Error(`No grammars in ${lang}`)
      const { heard: _, ...people } = await measurePeople(voice, lang, name, every)
      const noises = await measureNoises(voice, lang)
      const figures = { ...people, noises }
      languages.push({ lang, reader, source: name, licence, figures })
    }
    const rows = languages.flatMap(({ lang, reader, figures }) =>
      (Object.keys(names) as Kind[]).map((kind) => rowOf(lang, reader, kind, figures[kind])),
    )
    // What the page of the documentation is made of.
    const page = `${JSON.stringify(languages.map(withIntervals), null, 2)}\n`
    return { ...outcomeOf('hearing', rows), files: { 'docs/hearing.json': page } }
  } finally {
    await voice.stop()
  }
}

/** Figures with the interval in which each lies with 95 %, as shares. */
const withIntervals = <L extends { readonly figures: Readonly<Record<Kind, Count>> }>(language: L) => ({
  ...language,
  figures: Object.fromEntries(
    Object.entries(language.figures).map(([kind, { count, total }]) => {
      const [low, high] = wilson(count, total).map((share) => Math.round(share * 1000) / 1000)
      return [kind, { count, total, low, high }]
    }),
  ),
})

function rowOf(lang: keyof typeof floors, reader: string, kind: Kind, { count, total }: Count): Row {
  const [low, high] = wilson(count, total).map((share) => (share * 100).toFixed(1))
  const floor = floors[lang][kind]
  const share = count / total
  const isLeast = 'least' in floor
  return {
    figure: `${lang}, ${kind === 'noises' ? 'made by us' : `${reader}, 1 speaker`}: ${names[kind]}`,
    value: `${count} / ${total} (${low} to ${high} %)`,
    budget: isLeast ? `≥ ${floor.least * 100} %` : `≤ ${floor.most * 100} %`,
    ok: isLeast ? share >= floor.least : share <= floor.most,
  }
}

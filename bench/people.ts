import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { wilson } from './lib/wilson.ts'
import { type Count, measurePeople } from './speech/measurePeople.ts'
import split from './speech/split.json' with { type: 'json' }

/** One prompt of so many: all of them take half an hour. */
const every = 3

/** Shares below, or of what is taken above, which the bench fails. */
const floors = {
  'en-US': { inside: 0.85, sentencesTaken: 0.03, wordsTaken: 0.08 },
  'fr-FR': { inside: 0.75, sentencesTaken: 0.03, wordsTaken: 0.08 },
} as const

/** What the reporting half of the people is heard as. Each run is a look at it, counted in split.json. */
export async function run(): Promise<Outcome> {
  const voice = await startVoiceProcess()
  try {
    const rows: Row[] = []
    for (const { package: name, reader, lang } of split.report.people) {
      if (lang !== 'en-US' && lang !== 'fr-FR') throw new Error(`No grammars in ${lang}`)
      const { inside, sentencesTaken, wordsTaken } = await measurePeople(voice, lang, name, every)
      console.log(name, inside, sentencesTaken, wordsTaken)
      const floor = floors[lang]
      const who = `${lang}, ${reader}`
      rows.push(
        rowOf(
          `${who}: right and taken`,
          inside,
          `≥ ${floor.inside * 100} %`,
          (share) => share >= floor.inside,
        ),
        rowOf(
          `${who}: other sentences taken`,
          sentencesTaken,
          `≤ ${floor.sentencesTaken * 100} %`,
          (share) => share <= floor.sentencesTaken,
        ),
        rowOf(
          `${who}: other single words taken`,
          wordsTaken,
          `≤ ${floor.wordsTaken * 100} %`,
          (share) => share <= floor.wordsTaken,
        ),
      )
    }
    return outcomeOf('people', rows)
  } finally {
    await voice.stop()
  }
}

function rowOf(
  figure: string,
  { count, total }: Count,
  budget: string,
  isOk: (share: number) => boolean,
): Row {
  const [low, high] = wilson(count, total).map((share) => `${(share * 100).toFixed(1)}`)
  return {
    figure: `${figure}, 1 speaker`,
    value: `${count} / ${total} (${low} to ${high} %)`,
    budget,
    ok: isOk(count / total),
  }
}

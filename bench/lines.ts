import { readFileSync } from 'node:fs'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { type Hearing, startHearing } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { processorSeconds } from './recognition/processUsage.ts'
import { fileSpeed, speedRow } from './recognition/speeds.ts'
import type { Prompt } from './speech/prompts.ts'
import { readingsOf } from './speech/readings.ts'
import split from './speech/split.json' with { type: 'json' }

const maxLines = 500
const maxSeconds = 5
/** How many of its sentences are said to a grammar. */
const said = 60
const leastRight = 0.75

/**
 * Grammars of up to 500 lines, each a sentence that a person of the reporting half has read, by that person. Each run is a
 * look at them, counted in split.json.
 */
export async function run(): Promise<Outcome> {
  const rows: Row[] = []
  for (const person of split.report.people) {
    const hearing = startHearing()
    try {
      rows.push(...(await measure(hearing, person.lang, `${person.lang}, ${person.reader}`, linesOf(person))))
    } finally {
      await hearing.stop()
    }
  }
  return outcomeOf('lines', rows)
}

/** Sentences of two words and more, each once. */
function linesOf(person: (typeof split.report.people)[number]): Prompt[] {
  const sentences = readingsOf(person).filter(
    ({ text, seconds }) => text.includes(' ') && seconds < maxSeconds,
  )
  return [...new Map(sentences.map((prompt) => [prompt.text, prompt])).values()].slice(0, maxLines)
}

async function measure(
  hearing: Hearing,
  lang: string,
  who: string,
  lines: readonly Prompt[],
): Promise<Row[]> {
  const jsgf = `#JSGF V1.0 UTF-8; grammar lines; public <line> = ${lines.map(({ text }) => text).join(' | ')};`
  const every = Math.ceil(lines.length / said)
  const asked = lines.filter((_, at) => at % every === 0)
  const counts = { right: 0, wrong: 0, sound: 0 }
  const hear = ({ file }: Prompt) => hearing.recognize({ lang, jsgf, audio: readFileSync(file) })
  // The first recognition of a language waits for its model.
  await Promise.all(asked.slice(0, 1).map(hear))
  const usedBefore = processorSeconds(process.pid) ?? Number.NaN
  for (const prompt of asked) {
    const { rejected, hypotheses } = await hear(prompt)
    counts.sound += prompt.seconds
    if (rejected) continue
    if (hypotheses[0]?.text === prompt.text) counts.right++
    else counts.wrong++
  }
  const used = (processorSeconds(process.pid) ?? Number.NaN) - usedBefore
  const name = `${who}, ${lines.length} lines`
  const [low, high] = wilson(counts.right, asked.length).map((share) => (share * 100).toFixed(1))
  return [
    {
      figure: `${name}: right and taken`,
      value: `${counts.right} / ${asked.length} (${low} to ${high} %)`,
      budget: `≥ ${leastRight * 100} %`,
      ok: counts.right >= leastRight * asked.length,
    },
    {
      figure: `${name}: taken for another line`,
      value: `${counts.wrong} / ${asked.length}`,
      budget: '',
      ok: true,
    },
    speedRow(name, used / counts.sound, asked.length, fileSpeed),
  ]
}

import { limits } from '@saywright/api/contract'
import { createSoundswallower } from '@saywright/engines/recognition'
import { inTurns } from './lib/inTurns.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { startEspeak } from './lib/startHearing.ts'
import { wilson } from './lib/wilson.ts'
import { promptsOf } from './speech/prompts.ts'
import { steelSkyLines } from './speech/steelSky.ts'
import { measureReader } from './wake/measurePeople.ts'
import { type Count, type Lang, measureWords } from './wake/measureWords.ts'
import { spotWith } from './wake/spot.ts'
import { startSpeaking } from './wake/voices.ts'
import { reported } from './wake/words.ts'

const every = 6
const readers = [
  { lang: 'en-US', name: 'asterisk-core-sounds-en', reader: 'Allison Smith' },
  { lang: 'fr-FR', name: 'asterisk-core-sounds-fr', reader: 'June Wallack' },
] as const

/** Wake words: what wakes by voices and people, and what does so by mistake. Each run is a look at the reporting half. */
export async function run(): Promise<Outcome> {
  const phonemes = startEspeak()
  const spotter = createSoundswallower({ phonemes, threads: 2 })
  const rows = await inTurns<Row[]>(
    [
      ...(Object.keys(reported) as Lang[]).map((lang) => async () => {
        const speaking = startSpeaking()
        const figures = await measureWords(lang, spotWith(spotter, lang), speaking)
        await speaking.close()
        return rowsOfWords(lang, figures)
      }),
      ...readers.map(({ lang, name, reader }) => async () => {
        const spot = spotWith(spotter, name)
        const { said, unsaid } = await measureReader(lang, promptsOf(name), { every, spot })
        return [
          row(`${lang}, ${reader}, 1 speaker: the first three words of a sentence wake`, said),
          row(`${lang}, ${reader}, 1 speaker: those of another one wake`, unsaid, { most: 0.03 }),
        ]
      }),
      async () => [await falseAlarms(spotWith(spotter, 'actors'))],
    ],
    2,
  )
  await Promise.all([spotter.close(), phonemes.close()])
  return outcomeOf('wake', rows.flat())
}

function rowsOfWords(lang: Lang, figures: Awaited<ReturnType<typeof measureWords>>): Row[] {
  const isAimed = lang === 'en-US'
  const aim = (bound: Bound) => (isAimed ? bound : {})
  return [
    row(`${lang}, made voices, clean: woken`, figures.clean, aim({ least: 0.9 })),
    row(`${lang}, made voices, 10 dB of noise and a room: woken`, figures.noisy, aim({ least: 0.6 })),
    row(`${lang}, phrases that sound alike: woken by mistake`, figures.near, aim({ most: 0.1 })),
    row(`${lang}, clean, with four anti wake words: woken`, figures.cleanWithAnti),
    row(`${lang}, other phrases that sound alike, with four anti wake words`, figures.nearWithAnti),
  ]
}

/** One word a line, in turns. */
async function falseAlarms(spot: ReturnType<typeof spotWith>): Promise<Row> {
  const words = reported['en-US']
  let [woken, seconds, place] = [0, 0, 0]
  for (const { samples } of steelSkyLines()) {
    seconds += samples.length / limits.audioSampleRateHertz
    const text = words[place++ % words.length]?.text ?? ''
    if (await spot({ lang: 'en-US', text, samples })) woken++
  }
  const hours = seconds / 3600
  const most = poissonUpper(woken)
  return {
    figure: 'en-US, actors, one wake word at a time: false alarms',
    value: `${woken} in ${Math.round(seconds / 60)} min (up to ${(most / hours).toFixed(1)} an hour)`,
    budget: '≤ 1',
    ok: woken <= 1,
  }
}

/** The upper end of the exact Poisson interval of 95 % of a count. */
function poissonUpper(count: number): number {
  const below = (rate: number) => {
    let [term, sum] = [Math.exp(-rate), 0]
    for (let at = 0; at <= count; at++) {
      sum += term
      term *= rate / (at + 1)
    }
    return sum
  }
  let [low, high] = [count, count + 20 + 5 * Math.sqrt(count)]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (below(middle) > 0.025) low = middle
    else high = middle
  }
  return high
}

interface Bound {
  readonly least?: number
  readonly most?: number
}

function row(figure: string, { count, total }: Count, { least, most }: Bound = {}): Row {
  const [low, high] = wilson(count, total).map((share) => (share * 100).toFixed(1))
  const share = count / total
  return {
    figure,
    value: `${count} / ${total} (${low} to ${high} %)`,
    budget: least !== undefined ? `≥ ${least * 100} %` : most !== undefined ? `≤ ${most * 100} %` : '',
    ok: (least === undefined || share >= least) && (most === undefined || share <= most),
  }
}

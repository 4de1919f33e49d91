import { readFileSync } from 'node:fs'
import { decodeWav, mixDown } from '@saywright/audio/signal'
import { beforeAll, expect, it } from 'vitest'
import { readGrammar } from '../grammar/readGrammar.js'
import { loadDecoder, type ModelDecoder } from './decoder.js'
import { createDecoderThread, startDecoderWorker } from './decoderThread.js'
import type { Listened, Stage } from './messages.js'

const file = new URL('../refusal/go-forward-ten-meters.wav', import.meta.url)
const samples = mixDown(decodeWav(readFileSync(file)))

const command = ['go', 'forward', 'ten', 'meters']
const phones = ['G OW', 'F AO R W ER D', 'T EH N', 'M IY T ER Z']
const request = () => ({
  grammar: readGrammar('public <a> = go (forward ten meters)+;'),
  lexicon: new Map(command.map((word, at) => [word, [phones[at] as string]])),
  isBorrowed: false,
  samples: samples.slice(),
})

/** One who waits until they were looked for so many times in one stage. */
function aCaller(leaving?: { readonly stage: Stage; readonly looks: number }) {
  const stages: Stage[] = []
  const looks: Partial<Record<Stage, number>> = {}
  const caller = {
    get aborted() {
      const stage = stages.at(-1)
      if (!stage) return false
      const count = (looks[stage] ?? 0) + 1
      looks[stage] = count
      return stage === leaving?.stage && count > leaving.looks
    },
  }
  return { stages, looks, progress: { caller, onStage: (stage: Stage) => void stages.push(stage) } }
}

let decoder: ModelDecoder
let whole: Listened
const patient = aCaller()
beforeAll(async () => {
  decoder = await loadDecoder('en-us')
  whole = await decoder.decode(request(), patient.progress)
}, 60_000)

it('looks for the caller of a recording at each window of voice and at each frame of each search', () => {
  expect(whole.decoded).toMatchObject({ words: command.map((word) => ({ word })) })
  expect(patient.stages).toEqual(['compiling', 'listening', 'recognizing', 'judging'])
  const { listening = 0, recognizing = 0, judging = 0 } = patient.looks
  expect(listening).toBeGreaterThan(samples.length / 512)
  // The part with speech in it, and twice the part with the sentence.
  expect(recognizing).toBeGreaterThan(200)
  expect(judging).toBeGreaterThan(2 * 150)
})

it.each([
  { stage: 'compiling', looks: 0, begun: ['compiling'] },
  { stage: 'listening', looks: 1, begun: ['compiling', 'listening'] },
  { stage: 'recognizing', looks: 2, begun: ['compiling', 'listening', 'recognizing'] },
  { stage: 'judging', looks: 2, begun: ['compiling', 'listening', 'recognizing', 'judging'] },
] as const)(
  'begins nothing more for a caller who left after $looks pieces of $stage, and hears the next as before',
  async ({ begun, ...leaving }) => {
    const { stages, progress } = aCaller(leaving)
    await expect(decoder.decode(request(), progress)).rejects.toMatchObject({ code: 'caller_gone' })
    expect(stages).toEqual(begun)
    expect(await decoder.decode(request(), aCaller().progress)).toEqual(whole)
  },
)

it('a thread gives up at the signal, and hears the next one as another thread does', async () => {
  const stages: Stage[] = []
  const worker = startDecoderWorker('en-us', 'recordings')
  worker.on('message', ({ stage }) => stage && stages.push(stage))
  const thread = createDecoderThread(worker)
  await thread.lookUp([])
  const gone = new AbortController()
  const decoding = thread.decode(request(), gone.signal)
  gone.abort()
  await expect(decoding).rejects.toMatchObject({ code: 'caller_gone' })
  expect(stages).not.toContain('judging')
  expect(await thread.decode(request(), new AbortController().signal)).toEqual(whole)
  await thread.stop(new Error('over'))
}, 60_000)

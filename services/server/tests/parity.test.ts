import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, memorySession } from '@saywright/api/client'
import {
  ApiError,
  createVoiceCommandModel,
  listVoices,
  recognize,
  synthesizeSpeech,
} from '@saywright/api/contract'
import { wavOfPcm16 } from '@saywright/audio/signal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Kit, KitError, open } from '../../../packages/kit/src/index.js'
import { exportedArchive } from './support/exportedArchive.js'
import { aPerson, aProject, type TestPerson } from './support/people.js'
import { type RealVoice, startRealVoice, voiceHome } from './support/realVoice.js'
import { startTestServer, type TestServer } from './support/testServer.js'

/** `npm run parity` takes more, and prints its figures. */
const count = Number(process.env.SAYWRIGHT_PARITY ?? 4)

const grammar = `#BNF+EM V2.1;
!grammar Warehouse;
!start <command>;
!slot <item>;
<command>: [please] (<pick> | <go> | <light> | <ask>);
<pick>: !tag(PICK, pick <quantity> (crates | boxes) of <item> [from aisle <aisle>]);
<go>: !tag(MOVE, go !tag(direction, forward | backward) !tag(distance, two | five | ten) meters);
<light>: !tag(LIGHT, switch !tag(state, on | off) the light [in the <room>]);
<ask>: !tag(ASK, how many <item> are left);
<quantity>: one {@ = "1";} | two {@ = "2";} | twenty {@ = "20";};
<aisle>: seven {@ = "7";} | twelve {@ = "12";} [left | right];
<room>: kitchen | office | loading dock;
`
const slots = [{ name: 'item', values: ['copper wire', 'labels', 'packing tape'] }]
const values = { item: slots[0]!.values }

/** Two of three are sentences of the grammar. */
const sentences = [
  ...[
    'go forward ten meters',
    'switch off the light',
    'pick two crates of copper wire from aisle twelve left',
  ],
  ...[
    'the weather is nice today',
    'please switch on the light in the loading dock',
    'how many labels are left',
  ],
  ...['go backward five meters', 'call me a taxi to the station', 'pick twenty boxes of packing tape'],
  ...['please go forward two meters', 'switch on the light in the office', 'pick one crate of bananas'],
]

let voice: RealVoice
let server: TestServer
let person: TestPerson
let kit: Kit
let params: { id: number; modelId: number }

beforeAll(async () => {
  voice = await startRealVoice()
  server = await startTestServer(voice.environment)
  person = await aPerson(server)
  const { id } = await aProject(person)
  const body = { name: 'Warehouse', language: 'eng-US', grammar, slots }
  const { id: modelId } = await person.client.send(createVoiceCommandModel, { params: { id }, body })
  params = { id, modelId }
  kit = await open(await exportedArchive(server, person, params), { architecture: 'any' })
})
afterAll(async () => {
  await kit?.close()
  await server.stopAndForget()
  voice.child.kill('SIGTERM')
})

const busyMilliseconds = 5000
let askedAgain = 0

/** Retries a recognition that failed for want of processor time, which says nothing about its result. */
async function untilDone<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const isBusy =
        (error instanceof ApiError && (error.kind === 'timeout' || error.status === 429)) ||
        (error instanceof KitError && error.code === 'timed_out')
      if (!isBusy) throw error
      askedAgain += 1
      await pause(busyMilliseconds)
    }
  }
}

/** Recordings of people first, then of every voice that speaks English here, in turn. */
async function* recordings(): AsyncGenerator<Uint8Array> {
  yield readFileSync(`${voiceHome}tests/audio/go-forward-ten-meters.wav`)
  yield readFileSync(new URL('../assets/eteins-la-lumiere-du-salon.wav', import.meta.url))
  const { VOICE_TOKEN: token } = voice.environment
  const client = createClient({ baseUrl: voice.url, session: memorySession(token) })
  const { voices } = await client.send(listVoices, { query: { language: 'en' } })
  for (let at = 0; at < count; at++) {
    const text = sentences[at % sentences.length]!
    const speaker = voices[(at + Math.floor(at / sentences.length)) % voices.length]!
    const rate = 150 + (at % 4) * 20
    const body = { text, voice: speaker.voice_id, rate }
    const { data, sample_rate } = await untilDone(() => client.send(synthesizeSpeech, { body }))
    yield wavOfPcm16(Buffer.from(data, 'base64'), sample_rate)
  }
}

it(`the kit and the server say the same of ${count} recordings: text, meaning, and score within 1`, async () => {
  const commands = await kit.commands('Warehouse')
  let [heard, taken, widest] = [0, 0, 0]
  for await (const bytes of recordings()) {
    if (heard === count) break
    const ours = await untilDone(() => commands.recognize(bytes, { slots: values }))
    const audio = new Blob([Uint8Array.from(bytes)], { type: 'audio/wav' })
    const theirs = await untilDone(() => person.client.send(recognize, { params, body: audio }))
    const [best] = theirs.hypotheses
    expect({ ...ours, confidence: 0, hypotheses: [] }).toEqual({
      ...{ rejected: theirs.rejected, ...(theirs.refusal && { refusal: theirs.refusal }) },
      ...{ text: best?.text ?? null, confidence: 0, intent: best?.intent ?? null },
      ...{ entities: best?.entities ?? [], hypotheses: [], threshold: theirs.threshold },
      ...(theirs.scoring_version !== undefined && { scoring_version: theirs.scoring_version }),
    })
    const difference = Math.abs((ours.confidence ?? 0) - (best?.confidence ?? 0))
    expect(difference).toBeLessThanOrEqual(1)
    widest = Math.max(widest, difference)
    heard += 1
    if (!ours.rejected) taken += 1
  }
  expect(heard).toBe(count)
  if (process.env.SAYWRIGHT_PARITY)
    process.stdout.write(
      `\n${heard} recordings, ${taken} taken, ${heard - taken} refused: scores differ by ${widest} at most; ${askedAgain} asked again\n`,
    )
})

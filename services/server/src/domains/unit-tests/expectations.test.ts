import {
  type BodyOf,
  type createUnitTest,
  getOnboarding,
  getUnitTest,
  getUnitTestRun,
  listUnitTestRuns,
  me,
  saveUnitTest,
  startUnitTestRun,
} from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aModel } from '../../../tests/support/aModel.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf } from '../../../tests/support/people.js'
import { aVoiceService, heard, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'

const waitOptions = { timeout: 60_000 }
const silent = { status: 422, body: { error: true, code: 'silent_recording', message: '' } } as const

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
})
afterAll(() => voice.server.close())
beforeEach(() => {
  voice.response = heard('switch on the lamp')
})

const withConfidence = (text: string, confidence: number) => {
  const { status, body } = heard(text)
  return { status, body: { ...body, hypotheses: [{ ...body.hypotheses[0]!, confidence }] } }
}
const switchedOn = {
  intent: null,
  entities: [
    { name: 'state', value: 'on', entities: [] },
    { name: 'device', value: 'lamp', entities: [] },
  ],
}
const switchedOff = { ...switchedOn, entities: [{ name: 'state', value: 'off', entities: [] }] }

onDatabases(
  (server) => {
    const aLamp = async () => {
      const person = await aPerson(server())
      return { person, ...(await aModel(person)) }
    }
    type Lamp = Awaited<ReturnType<typeof aLamp>>

    /** Runs a test to its end. */
    async function run({ person, id }: Lamp, testId: number) {
      const params = { id, testId }
      const { id: runId } = await person.client.send(startUnitTestRun, { params })
      const read = () => person.client.send(getUnitTestRun, { params: { ...params, runId } })
      await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
      return read()
    }

    it('counts a recording that has to be refused as right when no sentence is recognized', async () => {
      const lamp = await aLamp()
      const { record, create, person, id } = lamp
      const audio_files = [
        await record('switch on the lamp'),
        await record('what is for lunch'),
        await record('put me through'),
        await record(undefined),
        await record(undefined),
      ]
      const expected = (audio_id: number, expectation: 'other_sentence' | 'no_speech') => ({
        ...{ audio_id, expectation },
      })
      const made = await create({
        audio_files,
        expectations: [
          expected(audio_files[1]!, 'other_sentence'),
          expected(audio_files[2]!, 'other_sentence'),
          expected(audio_files[3]!, 'no_speech'),
          expected(audio_files[4]!, 'no_speech'),
        ],
      })
      const responses = [
        withConfidence('switch on the lamp', 8000),
        withConfidence('switch off the lamp', 4999),
        withConfidence('switch off the lamp', 5000),
        silent,
        withConfidence('switch on the lamp', 9000),
      ]
      voice.response = ({ audio }) => responses[Math.round((audio.size - 44) / 3200) - 1]!
      const ran = await run(lamp, made.id)
      // The average counts recordings to recognize only.
      expect(ran).toMatchObject({ files: 5, tested: 5, passed: 3, average: 8000 })
      expect(
        ran.results.map(({ expectation, expected, conclusion }) => [expectation, expected, conclusion]),
      ).toEqual([
        ['sentence', 'switch on the lamp', 'passed'],
        ['other_sentence', 'what is for lunch', 'refused'],
        ['other_sentence', 'put me through', 'sentence_taken'],
        ['no_speech', '', 'refused'],
        ['no_speech', '', 'noise_taken'],
      ])
      const params = { id, testId: made.id }
      const [listed] = (await person.client.send(listUnitTestRuns, { params, query: {} })).data
      expect(listed).toMatchObject({ passed: 3, files: 5, to_refuse: 4, refused: 2 })
    })

    it('distinguishes a sentence with another meaning from a correct one, and reports the recognized meaning', async () => {
      const lamp = await aLamp()
      const audio_files = [await lamp.record('switch on the lamp'), await lamp.record('switch on the lamp')]
      const made = await lamp.create({
        audio_files,
        expectations: [
          { audio_id: audio_files[0]!, expectation: 'sentence', meaning: switchedOn },
          { audio_id: audio_files[1]!, expectation: 'sentence', meaning: switchedOff },
        ],
      })
      const ran = await run(lamp, made.id)
      expect(ran.passed).toBe(1)
      expect(ran.results).toMatchObject([
        {
          ...{ conclusion: 'passed', is_meant: true, expected_meaning: switchedOn, intent: null },
          entities: [
            { name: 'state', value: 'on', text: 'on', start_ms: 100, end_ms: 190 },
            { name: 'device', value: 'lamp', text: 'lamp', start_ms: 300 },
          ],
        },
        { conclusion: 'meaning_differs', is_meant: false, expected_meaning: switchedOff },
      ])
    })

    it('keeps the expectations of remaining recordings unless new ones are given', async () => {
      const { record, create, person, id } = await aLamp()
      const audio_files = [await record('switch on the lamp'), await record(undefined), await record('lunch')]
      const made = await create({
        audio_files,
        expectations: [
          { audio_id: audio_files[1]!, expectation: 'no_speech' },
          { audio_id: audio_files[2]!, expectation: 'other_sentence' },
        ],
      })
      const params = { id, testId: made.id }
      const save = (body: BodyOf<typeof saveUnitTest>) => person.client.send(saveUnitTest, { params, body })
      const expected = async () =>
        (await person.client.send(getUnitTest, { params })).audio_files.map(
          ({ id: audioId, expectation }) => [...[audio_files.indexOf(audioId), expectation]],
        )
      await save({ audio_files: audio_files.slice(0, 2) })
      expect(await expected()).toEqual([
        [0, 'sentence'],
        [1, 'no_speech'],
      ])
      await save({ expectations: [{ audio_id: audio_files[1]!, expectation: 'other_sentence' }] })
      expect(await expected()).toEqual([
        [0, 'sentence'],
        [1, 'other_sentence'],
      ])
      const { errors } = await apiFailureOf(save({ expectations: [] }))
      expect(errors).toEqual({ 'audio_files.1': 'required' })
    })

    it('refuses an expectation of no recording of the test, a second one, and a meaning of a refusal', async () => {
      const { record, create } = await aLamp()
      const [one, other] = [await record('switch on the lamp'), await record(undefined)]
      const refused = async (changes: Partial<BodyOf<typeof createUnitTest>>) =>
        (await apiFailureOf(create({ audio_files: [one], ...changes }))).errors
      const noSpeech = { audio_id: one, expectation: 'no_speech' } as const
      expect(await refused({ expectations: [{ ...noSpeech, audio_id: other }] })).toEqual({
        'expectations.0.audio_id': 'invalid',
      })
      expect(await refused({ expectations: [noSpeech, noSpeech] })).toEqual({
        'expectations.1.audio_id': 'invalid',
      })
      expect(await refused({ expectations: [{ ...noSpeech, meaning: switchedOn }] })).toEqual({
        'expectations.0.meaning': 'invalid',
      })
    })

    it('does not count as a first command when a sentence was accepted that had to be rejected', async () => {
      const lamp = await aLamp()
      const audio_files = [await lamp.record('what is for lunch')]
      const expectations = [{ audio_id: audio_files[0]!, expectation: 'other_sentence' as const }]
      await run(lamp, (await lamp.create({ audio_files, expectations })).id)
      const { client } = lamp.person
      const organization_id = (await client.send(me)).organizations[0]?.id
      const { steps } = await client.send(getOnboarding, { query: { organization_id } })
      expect(steps.command).toBe(false)
    })
  },
  { environment: () => ({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken }) },
)

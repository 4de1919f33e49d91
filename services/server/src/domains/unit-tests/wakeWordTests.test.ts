import {
  type BodyOf,
  deleteWakeWordModel,
  getUnitTest,
  getUnitTestRun,
  listAudioFiles,
  listTasks,
  listUnitTests,
  makeTestAudio,
  type SpottedWord,
  saveAudioFile,
  saveUnitTest,
  saveWakeWordModel,
  type spotWakeWords,
  startUnitTestRun,
} from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { aModel } from '../../../tests/support/aModel.js'
import { aTestedWakeWordModel } from '../../../tests/support/aTestedWakeWordModel.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf } from '../../../tests/support/people.js'
import { raisedLimits } from '../../../tests/support/testServer.js'
import { aVoiceService, type StandIn, serviceToken, spotted } from '../../../tests/support/voiceService.js'
import { hasWords } from './wakeWordHearing.js'

const waitOptions = { timeout: 60_000 }

const spotting = '/v1/wake/spot'

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
})
afterAll(() => voice.server.close())
beforeEach(() => {
  voice.wake.set(spotting, () => spotted())
})

const candidate = (word: string, score: number, role: SpottedWord['role'] = 'wake'): SpottedWord => ({
  ...{ word, role, score },
  ...{ start_ms: 400, end_ms: 1200 },
})

/** Which recording is meant: the first has a tenth of a second, the next two, and so on. */
const placeOf = ({ audio }: BodyOf<typeof spotWakeWords>) => Math.round((audio.size - 44) / 3200)

test.each([
  ['Hello Halden', 'hello halden', true],
  ['Hello, Halden!', 'hello halden', true],
  ['well hello Halden switch on the lamp', 'Hello Halden', true],
  ['hello haldenberg', 'hello halden', false],
  ['yellow garden', 'hello halden', false],
  ['', 'hello halden', false],
  ['hello', '', false],
])('the transcription %j has the words %j: %j', (sentence, part, expected) => {
  expect(hasWords(sentence, part)).toBe(expected)
})

onDatabases(
  (server) => {
    it('E-010 tests what must wake and what must not, with the words that the model has at the start', async () => {
      const person = await aPerson(server())
      const { id, modelId, record, create } = await aTestedWakeWordModel(person)
      const woken = await record('Hello, Halden!')
      const other = await record('Hello Halden')
      const missed = await record('hello halden')
      const byMistake = await record('hello holder')
      const silent = await record()
      const { id: testId } = await create({
        audio_files: [woken, other, missed, byMistake, silent],
        expectations: [
          { audio_id: byMistake, expectation: 'other_sentence' },
          { audio_id: silent, expectation: 'no_speech' },
        ],
      })
      const asked: BodyOf<typeof spotWakeWords>[] = []
      voice.wake.set(spotting, (given) => {
        const body = given as BodyOf<typeof spotWakeWords>
        asked.push(body)
        const found = [
          [
            candidate('Hello Halden', 8200),
            candidate('Dis Halden', 6100),
            candidate('hello holder', 9000, 'anti'),
          ],
          [candidate('Dis Halden', 7000), candidate('Hello Halden', 3000)],
          [candidate('Hello Halden', 4999)],
          [candidate('Hello Halden', 5000), candidate('hello holder', 4000, 'anti')],
          [candidate('hello holder', 9900, 'anti')],
        ][placeOf(body) - 1]
        return spotted(found, placeOf(body) === 5 ? { speech_ms: 0, duration_ms: 9000 } : {})
      })
      const params = { id, testId }
      const { id: runId } = await person.client.send(startUnitTestRun, { params })
      // Later words are not those of the run.
      const body = { revision: 1, positive_words: [{ text: 'Hey Halden' }] }
      await person.client.send(saveWakeWordModel, { params: { id, modelId }, body })
      const read = () => person.client.send(getUnitTestRun, { params: { ...params, runId } })
      await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
      expect(asked[0]).toMatchObject({
        lang: 'en-US',
        wake: [{ word: 'Hello Halden', pronunciations: ['/həˈloʊˈhɔldən/'] }, { word: 'Dis Halden' }],
        anti: [{ word: 'hello holder', pronunciations: ['helo holder'] }],
      })
      const run = await read()
      expect(run).toMatchObject({
        ...{ model_type: 'wake_word', language: 'eng-US', grammar: '', slots: [], imports: [] },
        ...{ files: 5, tested: 5, passed: 2, to_refuse: 2, refused: 1, scoring_version: 1 },
        wake_words: {
          positive_words: [{ text: 'Hello Halden' }, { text: 'Dis Halden' }],
          negative_words: [{ text: 'hello holder' }],
        },
      })
      expect(
        run.results.map(({ conclusion, result, confidence, refusal, duration }) => [
          ...[conclusion, result, confidence, refusal, duration],
        ]),
      ).toEqual([
        ['passed', 'Hello Halden', 8200, 'below_threshold', 2],
        ['wrong', 'Dis Halden', 7000, 'below_threshold', 2],
        ['rejected', 'Hello Halden', 4999, 'below_threshold', 2],
        ['sentence_taken', 'Hello Halden', 5000, 'below_threshold', 2],
        ['refused', null, null, 'no_speech', 9],
      ])
      expect(run.results[0]?.words).toEqual([
        { text: 'Hello Halden', start_ms: 400, end_ms: 1200, score: 0.82 },
      ])
      const { data } = await person.client.send(listTasks, { params: { id }, query: {} })
      expect(data[0]?.unit_test).toEqual({
        ...{ model_id: modelId, model_type: 'wake_word' },
        ...{ test_id: testId, run_id: runId },
      })
    })

    it('neither creates nor runs a test of a model without a wake word', async () => {
      const person = await aPerson(server())
      const { id, modelId, record, create } = await aTestedWakeWordModel(person)
      const audio_files = [await record('hello halden')]
      const { id: testId } = await create({ audio_files })
      const body = { revision: 1, positive_words: [] }
      await person.client.send(saveWakeWordModel, { params: { id, modelId }, body })
      const failures = await Promise.all([
        apiFailureOf(create({ name: 'Other', audio_files })),
        apiFailureOf(person.client.send(startUnitTestRun, { params: { id, testId } })),
      ])
      for (const { code, errors } of failures)
        expect([code, errors]).toEqual(['incorrect_form', { positive_words: 'atLeastOneRequired' }])
    })

    it('F-072 a test has a name of its own in its model, and neither slots nor meanings', async () => {
      const person = await aPerson(server())
      const { id, record, create } = await aTestedWakeWordModel(person)
      const audio_files = [await record('hello halden')]
      const made = await create({ audio_files })
      expect(made).toMatchObject({ model_type: 'wake_word', confidence_threshold: 5000 })
      const refused = async (form: Partial<BodyOf<typeof saveUnitTest>>) => {
        const { code, errors } = await apiFailureOf(create({ audio_files, name: 'Other', ...form }))
        return [code, errors]
      }
      expect(await refused({ name: ' KITCHEN' })).toEqual(['already_exists', { name: 'alreadyExists' }])
      const slots = [{ name: 'room', values: ['attic'] }]
      expect(await refused({ slots })).toEqual(['incorrect_form', { slots: 'invalid' }])
      const meaning = { intent: 'WAKE', entities: [] }
      const expectations = [{ audio_id: audio_files[0]!, expectation: 'sentence' as const, meaning }]
      const fault = ['incorrect_form', { 'expectations.0.meaning': 'invalid' }]
      expect(await refused({ expectations })).toEqual(fault)
      const params = { id, testId: made.id }
      for (const [body, expected] of [
        [{ slots }, ['incorrect_form', { slots: 'invalid' }]],
        [{ expectations }, fault],
      ] as const) {
        const { code, errors } = await apiFailureOf(person.client.send(saveUnitTest, { params, body }))
        expect([code, errors]).toEqual(expected)
      }
    })

    it('a model has only so many tests, whatever those of another kind with its number', async () => {
      const person = await aPerson(server())
      const wake = await aTestedWakeWordModel(person)
      const audio_files = [await wake.record('hello halden')]
      await wake.create({ audio_files })
      await wake.create({ audio_files, name: 'Hall' })
      expect((await apiFailureOf(wake.create({ audio_files, name: 'Attic' }))).code).toBe(
        'too_many_unit_tests',
      )
    })

    it('begins with the threshold of the model, and lists tests by their model', async () => {
      const person = await aPerson(server())
      const { id, modelId, record, create } = await aTestedWakeWordModel(person, {
        threshold: 5700,
      })
      const made = await create({ audio_files: [await record('hello halden')] })
      expect(made.confidence_threshold).toBe(5700)
      const namesOf = async (filters: Record<string, string>) => {
        const { data } = await person.client.send(listUnitTests, { params: { id }, query: { filters } })
        return data.map(({ name }) => name)
      }
      expect(await namesOf({})).toEqual(['Kitchen'])
      expect(await namesOf({ model_id: String(modelId), model_type: 'wake_word' })).toEqual(['Kitchen'])
      expect(await namesOf({ model_type: 'wake_word' })).toEqual(['Kitchen'])
      // A model of voice commands may have the same number.
      expect(await namesOf({ model_id: String(modelId) })).toEqual([])
      expect(await namesOf({ model_type: 'voice_commands' })).toEqual([])
      expect((await apiFailureOf(namesOf({ model_type: 'synthesis' }))).errors).toEqual({
        'filters.model_type': 'invalid',
      })
      const found = await person.client.send(getUnitTest, { params: { id, testId: made.id } })
      expect(found).toMatchObject({ model_id: modelId, model_type: 'wake_word', slots: [] })
    })

    it('deletes a test with its model, and leaves those of a model of voice commands with the same number', async () => {
      const person = await aPerson(server())
      const wake = await aTestedWakeWordModel(person)
      const commands = await aModel(person)
      const kept = await commands.create({ audio_files: [await commands.record('switch on the lamp')] })
      const { id: testId } = await wake.create({ audio_files: [await wake.record('hello halden')] })
      await person.client.send(deleteWakeWordModel, { params: { id: wake.id, modelId: wake.modelId } })
      const gone = person.client.send(getUnitTest, { params: { id: wake.id, testId } })
      expect((await apiFailureOf(gone)).code).toBe('not_found')
      const left = await person.client.send(getUnitTest, { params: { id: commands.id, testId: kept.id } })
      expect(left).toMatchObject({ model_type: 'voice_commands', model_id: commands.modelId })
    })

    it('refuses a model of another project, and a recording without a transcription that must wake', async () => {
      const person = await aPerson(server())
      const { id, record, create } = await aTestedWakeWordModel(person)
      const commands = await aModel(person)
      const silent = await record()
      const named = { audio_files: [silent] }
      expect((await apiFailureOf(create({ ...named, model_id: 1_000_000 }))).code).toBe('not_found')
      const foreign = commands.create({ ...named, model_type: 'wake_word' })
      expect((await apiFailureOf(foreign)).code).toBe('not_found')
      expect((await apiFailureOf(create(named))).errors).toEqual({ 'audio_files.0': 'required' })
      await person.client.send(saveAudioFile, {
        params: { id, audioId: silent },
        body: { transcription: 'hello halden' },
      })
      expect(await create(named)).toMatchObject({ files: 1 })
    })

    it('makes audio of wake words for a model of wake words', async () => {
      const person = await aPerson(server())
      const { id, modelId } = await aTestedWakeWordModel(person)
      const { names } = await person.client.send(makeTestAudio, {
        params: { id },
        body: {
          ...{ model_id: modelId, model_type: 'wake_word', sentences: ['Hello Halden', 'hello holder'] },
          ...{ voices: ['middle'], speeds: ['normal'], noises: ['none'] },
        },
      })
      const recordings = async () => {
        const { data } = await person.client.send(listAudioFiles, { params: { id }, query: {} })
        return new Map(data.map(({ name, transcription }) => [name, transcription]))
      }
      await expect.poll(async () => (await recordings()).size, waitOptions).toBe(2)
      expect([...(await recordings()).keys()].toSorted()).toEqual(names.toSorted())
      expect([...(await recordings()).values()].toSorted()).toEqual(['Hello Halden', 'hello holder'])
    })
  },
  {
    environment: () => ({
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
      SAYWRIGHT_LIMITS: `${raisedLimits},unitTestsPerModel=2`,
    }),
  },
)

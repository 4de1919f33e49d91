import {
  type BodyOf,
  cancelTask,
  type createUnitTest,
  deleteAudioFile,
  deleteTask,
  deleteUnitTest,
  getOnboarding,
  getUnitTest,
  getUnitTestRun,
  getVoiceCommandModel,
  listAudioFiles,
  listTasks,
  listTestVoices,
  listUnitTestRuns,
  listUnitTests,
  makeTestAudio,
  me,
  type Refusal,
  restoreVoiceCommandVersion,
  saveAudioFile,
  saveUnitTest,
  saveVoiceCommandModel,
  startUnitTestRun,
  type TestAudioForm,
  uploadAudioFile,
} from '@saywright/api/contract'
import { allAudioFileTypes, decodeWav } from '@saywright/audio/signal'
import { aSoundFile } from '@saywright/audio/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aModel, slotsOfModel as slots } from '../../../tests/support/aModel.js'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, apiFailureOf } from '../../../tests/support/people.js'
import { raisedLimits } from '../../../tests/support/testServer.js'
import {
  aVoiceService,
  engine,
  heard,
  type SpokenResponse,
  type StandIn,
  serviceToken,
} from '../../../tests/support/voiceService.js'
import { lampsGrammar } from '../../seed/grammars.js'

const waitOptions = { timeout: 60_000 }

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
})
afterAll(() => voice.server.close())
beforeEach(() => {
  voice.isSilent = false
  voice.response = heard('switch on the lamp')
})

/** Answers by how long a recording is: the first of a tenth of a second, the next of two, and so on. */
const hear = (...responses: SpokenResponse[]) => {
  voice.response = ({ audio }) => responses[Math.round((audio.size - 44) / 3200) - 1]!
}

const withConfidence = (text: string, confidence: number, refusal?: Refusal) => {
  const { status, body } = heard(text)
  const hypotheses = [{ ...body.hypotheses[0]!, confidence }]
  return { status, body: { ...body, hypotheses, ...(refusal && { rejected: true, refusal }) } }
}

onDatabases(
  (server) => {
    async function aTest(sentences: readonly string[]) {
      const person = await aPerson(server())
      const model = await aModel(person)
      const audio_files: number[] = []
      for (const sentence of sentences) audio_files.push(await model.record(sentence))
      const { id: testId } = await model.create({ audio_files })
      const params = { id: model.id, testId }
      const start = () => person.client.send(startUnitTestRun, { params })
      const read = (runId: number) => person.client.send(getUnitTestRun, { params: { ...params, runId } })
      const untilEnded = async (runId: number) => {
        await expect.poll(async () => (await read(runId)).status, waitOptions).toBe('completed')
        return read(runId)
      }
      const tasks = async () =>
        (await person.client.send(listTasks, { params: { id: model.id }, query: {} })).data
      return { person, model, params, audio_files, start, read, untilEnded, tasks }
    }

    it('begins with the threshold of the model where none is given', async () => {
      const person = await aPerson(server())
      const { id, modelId, record, create } = await aModel(person)
      const body = { revision: 1, settings: { THRESHOLD: 5700 } }
      await person.client.send(saveVoiceCommandModel, { params: { id, modelId }, body })
      const form = { audio_files: [await record('switch on the lamp')], confidence_threshold: undefined }
      expect(await create(form)).toMatchObject({ confidence_threshold: 5700 })
    })

    it('a threshold knows with which scores it was found, and is marked once scores are made otherwise', async () => {
      const scoredBy = (scoring_version: number) => {
        const { status, body } = heard('switch on the lamp')
        voice.response = { status, body: { ...body, scoring_version } }
        const languages = [{ lang: 'en-US', quality: 'good' as const, scoring_version }]
        voice.engines = [{ ...engine, languages }]
      }
      const { person, model, params, start, untilEnded } = await aTest(['switch on the lamp'])
      const place = { id: model.id, modelId: model.modelId }
      const measured = async () =>
        (await person.client.send(getVoiceCommandModel, { params: place })).threshold_measured
      const save = (body: Omit<BodyOf<typeof saveVoiceCommandModel>, 'revision'>, revision: number) =>
        person.client.send(saveVoiceCommandModel, { params: place, body: { revision, ...body } })
      const becomes = (expected: object) => expect.poll(measured, waitOptions).toEqual(expected)
      scoredBy(1)
      await becomes({ scoring_version: null, test_id: null, is_current: true })
      const run = await untilEnded((await start()).id)
      expect(run.scoring_version).toBe(1)
      await save({ settings: { THRESHOLD: 5700 }, threshold_run: run.id }, 1)
      const found = { scoring_version: 1, test_id: params.testId }
      await becomes({ ...found, is_current: true })
      scoredBy(2)
      await becomes({ ...found, is_current: false })
      expect((await person.client.send(getVoiceCommandModel, { params: place })).settings.THRESHOLD).toBe(
        5700,
      )
      // Other settings leave it unchanged.
      await save({ settings: { TSILENCE: 700, THRESHOLD: 5700 } }, 2)
      await becomes({ ...found, is_current: false })
      const again = await untilEnded((await start()).id)
      await save({ settings: { THRESHOLD: 5700 }, threshold_run: again.id }, 3)
      await becomes({ scoring_version: 2, test_id: params.testId, is_current: true })
      const versions = { ...place, versionId: 2 }
      await person.client.send(restoreVoiceCommandVersion, { params: versions, body: { revision: 4 } })
      await becomes({ ...found, is_current: false })
      await save({ settings: { THRESHOLD: 6000 } }, 5)
      await becomes({ scoring_version: 2, test_id: null, is_current: true })
      const { code, errors } = await apiFailureOf(save({ threshold_run: 1_000_000 }, 6))
      expect([code, errors]).toEqual(['incorrect_form', { threshold_run: 'invalid' }])
    })

    it('the threshold of a test knows with which scores it was chosen, and is marked once they are made otherwise', async () => {
      const scoredBy = (scoring_version: number) => {
        const { status, body } = heard('switch on the lamp')
        voice.response = { status, body: { ...body, scoring_version } }
        const languages = [{ lang: 'en-US', quality: 'good' as const, scoring_version }]
        voice.engines = [{ ...engine, languages }]
      }
      const { person, params, start, untilEnded } = await aTest(['switch on the lamp'])
      const measured = async () => (await person.client.send(getUnitTest, { params })).threshold_measured
      const becomes = (expected: object) => expect.poll(measured, waitOptions).toEqual(expected)
      const save = (body: BodyOf<typeof saveUnitTest>) => person.client.send(saveUnitTest, { params, body })
      scoredBy(1)
      await becomes({ scoring_version: null, is_current: true })
      const run = await untilEnded((await start()).id)
      await save({ confidence_threshold: 5700, threshold_run: run.id })
      await becomes({ scoring_version: 1, is_current: true })
      scoredBy(2)
      await becomes({ scoring_version: 1, is_current: false })
      // Saving it unchanged keeps the version with which it was chosen.
      await save({ description: 'near', confidence_threshold: 5700 })
      await becomes({ scoring_version: 1, is_current: false })
      const again = await untilEnded((await start()).id)
      await save({ confidence_threshold: 5700, threshold_run: again.id })
      await becomes({ scoring_version: 2, is_current: true })
      scoredBy(3)
      await becomes({ scoring_version: 2, is_current: false })
      await save({ confidence_threshold: 6000 })
      await becomes({ scoring_version: 3, is_current: true })
      const { code, errors } = await apiFailureOf(save({ threshold_run: 1_000_000 }))
      expect([code, errors]).toEqual(['incorrect_form', { threshold_run: 'invalid' }])
    })

    it('S-007 F-072 F-074 keeps a test, and refuses what breaks a rule', async () => {
      const person = await aPerson(server())
      const { id, modelId, record, create } = await aModel(person)
      const good = await record('switch on the lamp')
      const made = await create({ audio_files: [good], slots: [{ name: 'room', values: ['attic'] }] })
      expect(made).toMatchObject({ name: 'Near', confidence_threshold: 5000, files: 1, last_run: null })
      const read = () => person.client.send(getUnitTest, { params: { id, testId: made.id } })
      expect(await read()).toMatchObject({
        description: 'at one metre',
        audio_files: [{ id: good, name: 'take 1', duration: 0.1, transcription: 'switch on the lamp' }],
        slots: [{ name: 'room', values: ['attic'] }],
      })
      const refused = async (changes: Partial<BodyOf<typeof createUnitTest>>) => {
        const { code, errors } = await apiFailureOf(create({ audio_files: [good], ...changes }))
        return [code, errors]
      }
      expect(await refused({ name: ' NEAR ' })).toEqual(['already_exists', { name: 'alreadyExists' }])
      const other = { name: 'Far' }
      expect(await refused({ ...other, confidence_threshold: 10_001 })).toEqual([
        'incorrect_form',
        { confidence_threshold: 'outOfRange' },
      ])
      expect(await refused({ ...other, confidence_threshold: -1 })).toEqual([
        'incorrect_form',
        { confidence_threshold: 'outOfRange' },
      ])
      const twice = [{ name: 'room', values: ['a', 'A'] }]
      expect(await refused({ ...other, slots: twice })).toEqual([
        'incorrect_form',
        { 'slots.0.values.1': 'alreadyExists' },
      ])
      const params = { id, testId: made.id }
      await person.client.send(saveUnitTest, { params, body: { name: 'Far', confidence_threshold: 0 } })
      expect(await read()).toMatchObject({ name: 'Far', confidence_threshold: 0, files: 1 })
      const query = { filters: { model_id: String(modelId) } }
      const list = () => person.client.send(listUnitTests, { params: { id }, query })
      expect((await list()).total).toBe(1)
      await person.client.send(deleteUnitTest, { params })
      expect((await list()).total).toBe(0)
    })

    it('F-082 F-083 needs a recording, the words of each, and a grammar without an error', async () => {
      const person = await aPerson(server())
      const { id, modelId, record, create } = await aModel(person)
      const [good, silent] = [await record('switch on the lamp'), await record(undefined)]
      const refused = async (audio_files: number[]) => {
        const { code, errors } = await apiFailureOf(create({ audio_files }))
        return [code, errors]
      }
      expect(await refused([])).toEqual(['incorrect_form', { audio_files: 'atLeastOneRequired' }])
      expect(await refused([good, silent, good, 999_999])).toEqual([
        'incorrect_form',
        { 'audio_files.1': 'required', 'audio_files.2': 'alreadyExists', 'audio_files.3': 'invalid' },
      ])
      const made = await create({ audio_files: [good] })
      await person.client.send(saveVoiceCommandModel, {
        params: { id, modelId },
        body: { revision: 1, grammar: '#BNF+EM V2.1;\n!grammar a;\n!start <x>;\n' },
      })
      expect((await refused([good]))[0]).toBe('grammar_has_errors')
      const params = { id, testId: made.id }
      expect((await apiFailureOf(person.client.send(startUnitTestRun, { params }))).code).toBe(
        'grammar_has_errors',
      )
    })

    it('says of a recording which unit tests recognize it, the first ten of them', async () => {
      const person = await aPerson(server())
      const { id, record, create } = await aModel(person)
      const audio = [await record('switch on the lamp'), await record('switch off the lamp')]
      for (const name of ['Near', 'Far', 'Third']) await create({ name, audio_files: audio.slice(0, 1) })
      const { data } = await person.client.send(listAudioFiles, { params: { id }, query: {} })
      expect(data.map(({ id: audioId, used_in }) => [audioId, used_in])).toEqual([
        [audio[1], []],
        [audio[0], ['Near', 'Far', 'Third']],
      ])
    })

    it('K-007 a sentence recognized by a test is the first command recognized; silence is not', async () => {
      const { person, start, untilEnded } = await aTest(['switch on the lamp'])
      const { client } = person
      const organization_id = (await client.send(me)).organizations[0]?.id
      const isRecognized = async () =>
        (await client.send(getOnboarding, { query: { organization_id } })).steps.command
      voice.response = { status: 422, body: { error: true, code: 'silent_recording', message: '' } }
      await untilEnded((await start()).id)
      expect(await isRecognized()).toBe(false)
      voice.response = heard('switch on the lamp')
      await untilEnded((await start()).id)
      expect(await isRecognized()).toBe(true)
    })

    it('U-024 S-006 stores the result of each recording, with the grammar and the slot values used', async () => {
      const { person, model, params, start, untilEnded, tasks } = await aTest([
        'Switch on the lamp!',
        'switch on the lamp in the living room',
        'switch off the lamp',
        'switch off the lamp',
        'switch on the lamp',
      ])
      hear(
        withConfidence('switch on the lamp', 9000),
        withConfidence('switch on the lamp in the kitchen', 6000),
        withConfidence('switch off the lamp', 4999, 'clipped'),
        { status: 422, body: { error: true, code: 'silent_recording', message: '' } },
        { status: 422, body: { error: true, code: 'not_a_wav', message: '' } },
      )
      const started = await start()
      expect(started).toMatchObject({ number: 1, confidence_threshold: 5000, files: 5 })
      const run = await untilEnded(started.id)
      expect(run).toMatchObject({ tested: 5, passed: 1, average: 6666, language: 'eng-US', slots })
      expect(run.grammar).toBe(lampsGrammar)
      const results = run.results.map(({ audio_name, result, confidence, conclusion, failure }) => [
        ...[audio_name, result, confidence, conclusion, failure],
      ])
      expect(results).toEqual([
        ['take 1', 'switch on the lamp', 9000, 'passed', null],
        ['take 2', 'switch on the lamp in the kitchen', 6000, 'wrong', null],
        ['take 3', 'switch off the lamp', 4999, 'rejected', null],
        ['take 4', null, null, 'rejected', null],
        ['take 5', null, null, 'failed', 'audio_unreadable'],
      ])
      expect(run.results[0]).toMatchObject({ expected: 'Switch on the lamp!', is_expected: true })
      const refusals = run.results.map(({ refusal }) => refusal)
      expect(refusals).toEqual([null, null, 'clipped', 'no_speech', null])
      // Results that another threshold refuses have a reason, too.
      expect(voice.asked).toMatchObject({ threshold: 10_000 })
      expect(run.results[0]?.words[1]).toEqual({ text: 'on', start_ms: 100, end_ms: 190, score: 0.9 })
      expect(run.results.every(({ tested_at }) => tested_at !== null)).toBe(true)
      await expect.poll(tasks, waitOptions).toMatchObject([
        {
          ...{ type: 'unit_test', name: 'Near', status: 'completed', progress: 1 },
          unit_test: { model_id: model.modelId, test_id: params.testId, run_id: started.id },
        },
      ])

      // Later changes do not change a run.
      await person.client.send(saveUnitTest, { params, body: { confidence_threshold: 4000 } })
      const ofModel = { id: model.id, modelId: model.modelId }
      const { revision } = await person.client.send(getVoiceCommandModel, { params: ofModel })
      const grammar = lampsGrammar.replace('lamp', 'light')
      await person.client.send(saveVoiceCommandModel, { params: ofModel, body: { revision, grammar } })
      expect(await untilEnded(started.id)).toEqual(run)
      await person.client.send(deleteTask, { params: { id: model.id, taskId: started.task_id! } })
      expect(await untilEnded(started.id)).toEqual({ ...run, task_id: null })
    })

    it('recognizes recordings of all seven formats, each as WAV of 16 kHz', async () => {
      const person = await aPerson(server())
      const { id, create } = await aModel(person)
      const audio_files: number[] = []
      for (const format of allAudioFileTypes) {
        const file = new Blob([aSoundFile(format, 1)])
        const body = { name: format, transcription: 'switch on the lamp', file }
        audio_files.push((await person.client.send(uploadAudioFile, { params: { id }, body })).id)
      }
      const asked: Blob[] = []
      voice.response = ({ audio }) => {
        asked.push(audio)
        return heard('switch on the lamp')
      }
      const { id: testId } = await create({ audio_files })
      const params = { id, testId }
      const { id: runId } = await person.client.send(startUnitTestRun, { params })
      const read = () => person.client.send(getUnitTestRun, { params: { ...params, runId } })
      await expect.poll(async () => (await read()).status, waitOptions).toBe('completed')
      expect((await read()).results.map(({ audio_name, failure }) => [audio_name, failure])).toEqual(
        allAudioFileTypes.map((format) => [format, null]),
      )
      for (const file of asked) {
        const { channels, sampleRate } = decodeWav(await file.arrayBuffer())
        expect([channels.length, sampleRate]).toEqual([1, 16_000])
        expect(Math.abs(channels[0]!.length / sampleRate - 1)).toBeLessThan(0.1)
      }
      expect(asked).toHaveLength(allAudioFileTypes.length)
    })

    it('S-003 reports the progress of a run, cancels it, and removes it from the history', async () => {
      const { person, model, params, start, read, tasks } = await aTest([
        'switch on the lamp',
        'switch off the lamp',
      ])
      let asked = 0
      voice.response = () => {
        asked += 1
        voice.isSilent = asked === 1
        return heard('switch on the lamp')
      }
      const run = await start()
      await expect
        .poll(tasks, waitOptions)
        .toMatchObject([{ status: 'running', progress: 0.5, current_step: 'take 2' }])
      expect(await read(run.id)).toMatchObject({ status: 'running', tested: 1 })
      expect((await apiFailureOf(start())).code).toBe('not_possible')
      const taskParams = { id: model.id, taskId: run.task_id! }
      await person.client.send(cancelTask, { params: taskParams })
      expect(await read(run.id)).toMatchObject({ status: 'cancelled', tested: 1 })
      await expect.poll(() => voice.hungUp, waitOptions).toBeGreaterThan(0)
      await person.client.send(deleteTask, { params: taskParams })
      expect((await person.client.send(listUnitTestRuns, { params, query: {} })).total).toBe(0)
      expect((await apiFailureOf(read(run.id))).status).toBe(404)
    })

    it('waits while the voice service is away, and says why a run cannot be done', async () => {
      const { person, model, start, untilEnded } = await aTest(['switch on the lamp'])
      let asked = 0
      voice.response = () => (++asked < 3 ? { status: 503, body: {} } : heard('switch on the lamp'))
      const run = await start()
      expect(await untilEnded(run.id)).toMatchObject({ passed: 1 })
      expect(asked).toBe(3)
      const errors = { words: 'xqz' }
      voice.response = {
        status: 422,
        body: { error: true, code: 'pronunciation_missing', message: '', errors },
      }
      await start()
      const french = server().client(person.token, 'fr-FR')
      const failures = async () => {
        const { data } = await french.send(listTasks, { params: { id: model.id }, query: {} })
        return data[0]?.failure
      }
      await expect.poll(failures, waitOptions).toContain('prononciation de ces mots est inconnue')
      expect(await failures()).toContain('xqz')
    })

    it('keeps the newest runs, and tests no recording that is gone or lost its transcription', async () => {
      const { person, model, params, audio_files, start, untilEnded } = await aTest([
        'switch on the lamp',
        'switch off the lamp',
      ])
      for (let runs = 0; runs < 3; runs++) await untilEnded((await start()).id)
      const { data } = await person.client.send(listUnitTestRuns, { params, query: {} })
      expect(data.map(({ number }) => number)).toEqual([3, 2])
      const query = { filters: { model_id: String(model.modelId) } }
      const listed = await person.client.send(listUnitTests, { params: { id: model.id }, query })
      expect(listed.data[0]?.last_run).toMatchObject({ number: 3, passed: 1, files: 2 })

      const of = (audioId: number) => ({ id: model.id, audioId })
      await person.client.send(deleteAudioFile, { params: of(audio_files[1]!) })
      const before = await untilEnded(data[0]!.id)
      expect(before.results.map(({ audio_id }) => audio_id)).toEqual([audio_files[0], null])
      const body = { transcription: null }
      await person.client.send(saveAudioFile, { params: of(audio_files[0]!), body })
      expect((await apiFailureOf(start())).errors).toEqual({ audio_files: 'required' })
      await person.client.send(deleteAudioFile, { params: of(audio_files[0]!) })
      expect((await apiFailureOf(start())).errors).toEqual({ audio_files: 'atLeastOneRequired' })
    })

    it('has sentences spoken in every voice, at every speed and with every noise, as recordings', async () => {
      const person = await aPerson(server())
      const { id, modelId } = await aModel(person)
      const form = {
        model_id: modelId,
        sentences: ['Switch on the lamp', 'switch off the lamp'],
        voices: ['deep', 'high'],
        speeds: ['fast'],
        noises: ['none', 'loud'],
      } as const satisfies TestAudioForm
      const make = (changes: Partial<TestAudioForm> = {}) =>
        person.client.send(makeTestAudio, {
          params: { id },
          body: { ...form, ...changes } as BodyOf<typeof makeTestAudio>,
        })
      const tasks = async () => (await person.client.send(listTasks, { params: { id }, query: {} })).data
      const before = voice.spoken.length
      const { names } = await make()
      await expect
        .poll(tasks, waitOptions)
        .toMatchObject([{ type: 'test_audio', name: 'Lamps', status: 'completed' }])
      // The voices of babble have the usual speed.
      const spoken = () => voice.spoken.slice(before).filter(({ rate }) => rate !== undefined)
      expect(spoken()).toEqual(
        form.sentences.flatMap((text) =>
          [25, 25, 80, 80].map((pitch) => ({
            ...{ text, rate: 230, pitch },
            voice: expect.stringMatching(/^en-US-(Grace|Noah)$/),
            caller: expect.stringMatching(/^\d+$/),
          })),
        ),
      )
      expect(new Set(spoken().map(({ voice: of }) => of)).size).toBe(2)
      const query = { pageSize: 100, sort: { by: 'created_at', direction: 'asc' } } as const
      const { data, total } = await person.client.send(listAudioFiles, { params: { id }, query })
      expect(total).toBe(8)
      expect(data.map(({ name }) => name)).toEqual(names)
      const first = { type: 'audio/wav', transcription: 'Switch on the lamp' }
      expect(data[0]).toMatchObject({ ...first, duration: 0.5 })
      expect(data[0]?.name).toMatch(/^switch-on-the-lamp-(grace|noah)-deep-fast-none\.wav$/)
      const loud = /^switch-on-the-lamp-(grace|noah)-deep-fast-loud-[a-z]+(?:-(furnished|tiled|hall))?\.wav$/
      expect(data[1]).toMatchObject(first)
      const [, , room] =
        loud.exec(data[1]?.name ?? '') ?? expect.fail(`not named as it is made: ${data[1]?.name}`)
      const tail = { furnished: 0.3, tiled: 0.6, hall: 0.9 }[room ?? ''] ?? 0
      expect(data[1]?.duration).toBeCloseTo(0.5 + tail, 1)
      // Existing recordings are not made again.
      await make({ noises: ['none', 'loud', 'quiet'] })
      await expect
        .poll(async () => (await tasks()).map(({ status }) => status), waitOptions)
        .toEqual(['completed', 'completed'])
      expect(spoken()).toHaveLength(12)
      // Voices, kinds of noise and rooms can be chosen.
      const { voices } = await person.client.send(listTestVoices, {
        params: { id },
        query: { language: 'eng-US' },
      })
      expect(voices.map(({ voice_id }) => voice_id)).toEqual(['en-US-Grace', 'en-US-Noah'])
      const chosen = { speakers: ['en-US-Noah'], backgrounds: ['street'], rooms: ['tiled'] } as const
      await make({ ...chosen, sentences: ['go'], noises: ['loud'] })
      await expect
        .poll(async () => (await tasks()).map(({ status }) => status), waitOptions)
        .toEqual(['completed', 'completed', 'completed'])
      const { data: all } = await person.client.send(listAudioFiles, { params: { id }, query })
      expect(all.flatMap(({ name }) => (name.startsWith('go-') ? [name] : [])).sort()).toEqual([
        'go-noah-deep-fast-loud-street-tiled.wav',
        'go-noah-high-fast-loud-street-tiled.wav',
      ])
      const unknown = make({ speakers: ['en-US-Noah', 'fr-FR-Camille'] })
      expect((await apiFailureOf(unknown)).errors).toEqual({ speakers: 'invalid' })
      const many = Array.from({ length: 12 }, (_, n) => `sentence ${n}`)
      const tooMany = make({
        sentences: many,
        voices: ['deep', 'middle', 'high'],
        speeds: ['slow', 'fast'],
        noises: ['none', 'quiet', 'loud'],
      })
      expect((await apiFailureOf(tooMany)).errors).toEqual({ sentences: 'tooLong' })
      expect((await apiFailureOf(make({ voices: [] }))).errors).toEqual({ voices: 'atLeastOneRequired' })
    })

    it('has as many tests of a model and runs at once as the limits say, however they come', async () => {
      const { person, model, params, audio_files } = await aTest(['switch on the lamp'])
      const made = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => model.create({ name: `Test ${n}`, audio_files })),
      )
      const kept = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
      expect(kept).toHaveLength(4)
      const full = await apiFailureOf(model.create({ name: 'One more', audio_files }))
      expect(full.serverMessage).toContain('5 unit tests')
      voice.isSilent = true
      const runs = await Promise.allSettled(
        kept.map((testId) => person.client.send(startUnitTestRun, { params: { id: model.id, testId } })),
      )
      expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      const waiting = await apiFailureOf(person.client.send(startUnitTestRun, { params }))
      expect([waiting.code, waiting.retryAfterSeconds]).toEqual(['too_many', 30])
      await Promise.all(
        kept.map((testId) => person.client.send(deleteUnitTest, { params: { id: model.id, testId } })),
      )
      const { data } = await person.client.send(listTasks, { params: { id: model.id }, query: {} })
      expect(data.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    })
  },
  {
    environment: () => ({
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
      SAYWRIGHT_LIMITS: `${raisedLimits},runsKeptPerUnitTest=2,unitTestsPerModel=5`,
    }),
  },
)

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BodyOf,
  createBiometricModel,
  createEnhancementModel,
  createSynthesisModel,
  createVoiceCommandModel,
  createWakeWordModel,
  deleteAudioFile,
  deleteVoiceCommandModel,
  deleteWakeWordModel,
  getAudioFileContent,
  getAudioFilePeaks,
  getBiometricModel,
  getProject,
  getVoiceCommandModel,
  getVoiceCommandVersion,
  getWakeWordModel,
  labelVoiceCommandVersion,
  listAudioFiles,
  listBiometricModels,
  listVoiceCommandModels,
  listVoiceCommandVersions,
  listWakeWordModels,
  replaceAudioFile,
  restoreVoiceCommandVersion,
  type SuiteTest,
  saveAudioFile,
  saveBiometricModel,
  saveVoiceCommandModel,
  saveWakeWordModel,
  uploadAudioFile,
  type VoicePrint,
} from '@saywright/api/contract'
import { allAudioFileTypes, decodePeaks } from '@saywright/audio/signal'
import { aSoundFile } from '@saywright/audio/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/support/databases.js'
import { aPerson, aProject, apiFailureOf, deliver } from '../../../tests/support/people.js'
import type { Databases } from '../../../tests/support/postgres.js'
import { sharedPostgres } from '../../../tests/support/sharedPostgres.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import { toneWav } from '../../../tests/support/wav.js'

const mediaTypes: Readonly<Record<string, string>> = { mp3: 'mpeg', m4a: 'mp4' }

describe.each(databases)('on %s', (kind) => {
  let postgres: Databases | undefined
  let server: TestServer

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
    server = await startTestServer(postgres ? { DATABASE_URL: postgres.createDatabase() } : {})
  })
  afterAll(async () => {
    await server.stopAndForget()
    postgres?.stop()
  })

  it('keeps a model, refuses a stale save and a taken name', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const made = await person.client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: 'Lamps', language: 'fra-FR' },
    })
    const params = { id, modelId: made.id }
    const read = () => person.client.send(getVoiceCommandModel, { params })
    expect((await read()).grammar).toContain('allume | éteins')
    const slots = [{ name: 'room', values: ['cuisine', 'salon'] }]
    const saved = await person.client.send(saveVoiceCommandModel, { params, body: { revision: 1, slots } })
    expect(saved).toMatchObject({ revision: 2, name: 'Lamps' })
    const stale = await apiFailureOf(
      person.client.send(saveVoiceCommandModel, { params, body: { revision: 1, name: 'X' } }),
    )
    expect([stale.status, stale.code]).toEqual([409, 'changed_elsewhere'])
    expect(await read()).toMatchObject({ ...saved, slots })

    const taken = { params: { id }, body: { name: ' LAMPS', language: 'eng-US' } }
    expect((await apiFailureOf(person.client.send(createVoiceCommandModel, taken))).errors).toEqual({
      name: 'alreadyExists',
    })
    const german = { params: { id }, body: { name: 'G', language: 'deu-DE' } }
    expect((await apiFailureOf(person.client.send(createVoiceCommandModel, german))).code).toBe(
      'language_unavailable',
    )
    const repeated = { revision: 2, slots: [slots[0]!, { name: 'Room', values: ['a', 'A '] }] }
    expect(
      (await apiFailureOf(person.client.send(saveVoiceCommandModel, { params, body: repeated }))).errors,
    ).toEqual({
      'slots.1.name': 'alreadyExists',
      'slots.1.values.1': 'alreadyExists',
    })
    await person.client.send(deleteVoiceCommandModel, { params })
    expect((await person.client.send(listVoiceCommandModels, { params: { id }, query: {} })).total).toBe(0)
  })

  it('keeps every save as a version, with its author, and brings one back as a new one', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const made = await person.client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: 'Lamps', language: 'eng-US' },
    })
    const params = { id, modelId: made.id }
    const first = await person.client.send(getVoiceCommandModel, { params })
    const slots = [{ name: 'room', values: ['kitchen', 'hall'] }]
    const grammar = `${first.grammar}// more\n`
    const settings = { THRESHOLD: 5700 }
    const named = { revision: 1, grammar, settings, slots, label: ' Generated: more ' }
    await person.client.send(saveVoiceCommandModel, { params, body: named })
    const label = (versionId: number, text: string | null) =>
      person.client.send(labelVoiceCommandVersion, {
        params: { ...params, versionId },
        body: { label: text },
      })
    await label(1, ' The first ')
    const restore = (revision: number, versionId = 1) =>
      person.client.send(restoreVoiceCommandVersion, {
        params: { ...params, versionId },
        body: { revision },
      })
    expect((await apiFailureOf(restore(1))).code).toBe('changed_elsewhere')
    expect((await apiFailureOf(restore(2, 9))).status).toBe(404)
    expect(await restore(2)).toMatchObject({ revision: 3, name: 'Lamps' })
    expect(await person.client.send(getVoiceCommandModel, { params })).toMatchObject({
      grammar: first.grammar,
      settings: { THRESHOLD: 5000 },
      slots: [],
      revision: 3,
    })
    const { data, total } = await person.client.send(listVoiceCommandVersions, { params, query: {} })
    const lines = first.grammar.split('\n').length
    const author = { id: person.id, name: 'LOVELACE Ada' }
    expect([total, data]).toMatchObject([
      3,
      [
        { revision: 3, restored_from: 1, label: null, lines, slots: 0, author },
        { revision: 2, restored_from: null, label: 'Generated: more', lines: lines + 1, slots: 1, values: 2 },
        { revision: 1, restored_from: null, label: 'The first', author },
      ],
    ])
    // Lists are read by their identifiers, each row once.
    expect(new Set(data.map((version) => version.id)).size).toBe(3)
    const second = { params: { ...params, versionId: 2 } }
    expect(await person.client.send(getVoiceCommandVersion, second)).toMatchObject({
      grammar,
      dynamic_slots: slots,
    })
    await label(1, null)
    const versions = await person.client.send(listVoiceCommandVersions, { params, query: {} })
    expect(versions.data.at(-1)?.label).toBeNull()
    await person.client.send(deleteVoiceCommandModel, { params })
    expect((await apiFailureOf(person.client.send(getVoiceCommandVersion, second))).status).toBe(404)
  })

  it('keeps the typed tests of a model with its versions, each sentence once', async () => {
    const { client, ...person } = await aPerson(server)
    const { id } = await aProject({ client, ...person })
    const first: SuiteTest = { sentence: 'switch on the lamp', expect: 'accept' }
    const made = await client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: 'Lamps', language: 'eng-US', suite: [first] },
    })
    const params = { id, modelId: made.id }
    const save = (body: Omit<BodyOf<typeof saveVoiceCommandModel>, 'revision'>, revision: number) =>
      client.send(saveVoiceCommandModel, { params, body: { revision, ...body } })
    const suite: SuiteTest[] = [
      first,
      { sentence: 'sing', expect: 'refuse' },
      {
        ...{ sentence: 'switch off the lamp', expect: 'accept', intent: null },
        entities: [{ name: 'state', value: ['off', 'now'], entities: [] }],
      },
    ]
    await save({ suite }, 1)
    await save({ name: 'Lights' }, 2)
    const read = () => client.send(getVoiceCommandModel, { params })
    expect((await read()).suite).toEqual(suite)
    const version = (versionId: number) =>
      client.send(getVoiceCommandVersion, { params: { ...params, versionId } })
    expect([(await version(1)).suite, (await version(3)).suite]).toEqual([[first], suite])
    const { data } = await client.send(listVoiceCommandVersions, { params, query: {} })
    expect(data.map(({ tests }) => tests)).toEqual([3, 3, 1])
    await client.send(restoreVoiceCommandVersion, {
      params: { ...params, versionId: 1 },
      body: { revision: 3 },
    })
    expect((await read()).suite).toEqual([first])

    const refused = async (tests: SuiteTest[]) => (await apiFailureOf(save({ suite: tests }, 4))).errors
    expect(await refused([first, { ...first, sentence: ' Switch ON the lamp' }])).toEqual({
      'suite.1.sentence': 'alreadyExists',
    })
    expect(await refused([{ ...first, expect: 'refuse', intent: 'SWITCH' }])).toEqual({
      'suite.0.expect': 'mismatch',
    })
  })

  it('keeps voice prints of recordings of the project, without those that are deleted', async () => {
    const { client, ...person } = await aPerson(server)
    const { id } = await aProject({ client, ...person })
    const { id: elsewhere } = await aProject({ client, ...person })
    await deliver(server, id, [{ technology: 'voice-biometrics', langs: ['eng-US'] }])
    const recorded = async (projectId: number, name: string) => {
      const body = { name, file: toneWav(1) }
      return (await client.send(uploadAudioFile, { params: { id: projectId }, body })).id
    }
    const [first, second] = [await recorded(id, 'a.wav'), await recorded(id, 'b.wav')]
    const foreign = await recorded(elsewhere, 'c.wav')
    const print = { name: 'Ada', passphrase: 'my voice opens the door', audio_files: [first, second] }
    const model = await client.send(createBiometricModel, {
      params: { id },
      body: { name: 'pickers', voice_prints: [print] },
    })
    expect(model.voice_prints).toEqual([print])
    const params = { id, modelId: model.id }
    const save = (voice_prints: VoicePrint[]) =>
      client.send(saveBiometricModel, { params, body: { revision: 1, voice_prints } })
    const refused = await apiFailureOf(save([print, { name: 'Bob', audio_files: [first, foreign] }]))
    expect(refused.errors).toEqual({ 'voice_prints.1.audio_files.1': 'invalid' })
    await client.send(deleteAudioFile, { params: { id, audioId: first } })
    const left = [{ ...print, audio_files: [second] }]
    expect((await client.send(getBiometricModel, { params })).voice_prints).toEqual(left)
    const { data } = await client.send(listBiometricModels, { params: { id }, query: {} })
    expect(data[0]?.voice_prints).toEqual(left)
    expect(await save(left)).toMatchObject({ revision: 2, voice_prints: left })
  })

  it('S-001 keeps models of all five types, each name once in the project', async () => {
    const { client, ...person } = await aPerson(server)
    const { id } = await aProject({ client, ...person })
    const params = { id }
    const langs = ['eng-US', 'eus-ES']
    const technologies = ['wake-word', 'tts', 'speech_enhancement', 'voice-biometrics'] as const
    await deliver(
      server,
      id,
      technologies.map((technology) => ({ technology, langs })),
    )
    const english = (name: string) => ({ params, body: { name, language: 'eng-US' } })
    const named = (name: string) => ({ params, body: { name } })
    const made = [
      await client.send(createVoiceCommandModel, english('Lamps')),
      await client.send(createWakeWordModel, english('hello-halden')),
      await client.send(createSynthesisModel, english('aisle-voice')),
      await client.send(createEnhancementModel, named('dock-noise')),
      await client.send(createBiometricModel, named(' pickers ')),
    ]
    expect(made).toMatchObject([
      { name: 'Lamps', language: 'eng-US', revision: 1 },
      { name: 'hello-halden', language: 'eng-US', positive_words: [], negative_words: [] },
      { name: 'aisle-voice', language: 'eng-US', voice_id: null },
      { name: 'dock-noise', language: null, noise_reduction: true, echo_cancelling: false },
      { name: 'pickers', language: null, mode: 'text_dependent', voice_prints: [] },
    ])
    expect(await client.send(getProject, { params })).toMatchObject({
      voice_commands_total: 1,
      wake_word_total: 1,
      voice_synthesis_total: 1,
      speech_enhancement_total: 1,
      voice_biometrics_total: 1,
    })
    const taken = { name: 'alreadyExists' }
    const refused = async (call: Promise<unknown>) => (await apiFailureOf(call)).errors
    expect(await refused(client.send(createWakeWordModel, english('LAMPS')))).toEqual(taken)
    expect(await refused(client.send(createVoiceCommandModel, english('Hello-Halden ')))).toEqual(taken)
    const lamps = { id, modelId: made[0]!.id }
    const another = { params: lamps, body: { revision: 1, name: 'pickers' } }
    expect(await refused(client.send(saveVoiceCommandModel, another))).toEqual(taken)
    const words = { params: { id, modelId: made[1]!.id } }
    const saved = await client.send(saveWakeWordModel, {
      ...words,
      body: { revision: 1, name: 'Hello-Halden', positive_words: [{ text: 'Hello', pronas: 'hallo' }] },
    })
    expect(saved).toMatchObject({ revision: 2, name: 'Hello-Halden', negative_words: [] })
    const stale = client.send(saveWakeWordModel, { ...words, body: { revision: 1, name: 'x' } })
    expect((await apiFailureOf(stale)).code).toBe('changed_elsewhere')
    // The number is that of a model, of another type.
    const other = { params: { id, modelId: made[2]!.id } }
    expect((await apiFailureOf(client.send(getWakeWordModel, other))).status).toBe(404)
    expect((await client.send(listWakeWordModels, { params, query: {} })).data).toEqual([saved])
    await client.send(deleteWakeWordModel, words)
    expect((await apiFailureOf(client.send(getWakeWordModel, words))).status).toBe(404)
  })

  it('a model needs its technology in its language, delivered and not over', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    await server.store.database.deleteFrom('delivery').where('technology', '=', 'wake-word').execute()
    const params = { id }
    const wake = (language: string) =>
      apiFailureOf(person.client.send(createWakeWordModel, { params, body: { name: 'w', language } }))
    const enhance = () => person.client.send(createEnhancementModel, { params, body: { name: 'e' } })
    expect((await wake('eng-US')).code).toBe('language_unavailable')
    expect((await wake('eng-US')).message).toBe('This language is not available to the project.')
    expect((await apiFailureOf(enhance())).code).toBe('technology_unavailable')
    await deliver(server, id, [{ technology: 'wake-word', langs: ['eus-ES'] }])
    // Basque was delivered, and no wake word is offered in it.
    expect((await wake('eus-ES')).code).toBe('language_unavailable')
    const over = '2020-01-01T00:00:00.000Z'
    await deliver(server, id, [{ technology: 'wake-word', langs: ['fra-FR'] }], over)
    await deliver(server, id, [{ technology: 'speech_enhancement', langs: [] }], over)
    expect((await wake('fra-FR')).code).toBe('resources_expired')
    expect((await apiFailureOf(enhance())).code).toBe('resources_expired')
  })

  it('creates exactly one of 10 concurrent models with one name, of two types', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const params = { id }
    await deliver(server, id, [{ technology: 'speech_enhancement', langs: [] }])
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        n % 2
          ? person.client.send(createEnhancementModel, { params, body: { name: 'Same' } })
          : person.client.send(createVoiceCommandModel, {
              params,
              body: { name: 'same', language: 'eng-US' },
            }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('of 10 parallel saves of one revision exactly one wins', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const made = await person.client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: 'M', language: 'eng-US' },
    })
    const params = { id, modelId: made.id }
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        person.client.send(saveVoiceCommandModel, { params, body: { revision: 1, name: `Name ${n}` } }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each(allAudioFileTypes.filter((type) => type !== 'wav'))(
    'U-013 takes %s of 10 seconds, and none that is longer',
    async (format) => {
      const person = await aPerson(server)
      const { id } = await aProject(person)
      const file = (seconds: number) => new Blob([aSoundFile(format, seconds)])
      const upload = (name: string, seconds: number) =>
        person.client.send(uploadAudioFile, { params: { id }, body: { name, file: file(seconds) } })
      // Whole frames: the last one may end a little later.
      const asset = await upload('note', 9.9)
      expect(asset.type).toContain(mediaTypes[format] ?? format)
      expect(asset.duration).toBeCloseTo(9.9, 0)
      expect((await apiFailureOf(upload('long', 10.2))).code).toBe('audio_too_long')
      const content = await person.client.send(getAudioFileContent, { params: { id, audioId: asset.id } })
      expect(content.size).toBe(file(9.9).size)
    },
  )

  it('U-011 U-013 takes a recording by its bytes, plays it back, renames and deletes it', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const file = toneWav(1.5)
    const asset = await person.client.send(uploadAudioFile, {
      params: { id },
      body: { name: 'tone.mp3', transcription: 'la', file: new Blob([file], { type: 'audio/mpeg' }) },
    })
    expect(asset).toMatchObject({ type: 'audio/wav', duration: 1.5, size: file.size, transcription: 'la' })
    expect(asset.peaks).toHaveLength(64)
    const peaks = await person.client.send(getAudioFilePeaks, { params: { id, audioId: asset.id } })
    const { sampleRate, samplesPerPeak, pairs } = decodePeaks(await peaks.arrayBuffer())
    expect([sampleRate, samplesPerPeak]).toEqual([16_000, 256])
    expect(pairs).toHaveLength(2 * Math.ceil((1.5 * 16_000) / 256))
    const params = { id, audioId: asset.id }
    const content = await person.client.send(getAudioFileContent, { params })
    expect(Buffer.from(await content.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
    await person.client.send(saveAudioFile, { params, body: { name: 'note', transcription: null } })
    const { data } = await person.client.send(listAudioFiles, { params: { id }, query: {} })
    expect(data).toMatchObject([{ id: asset.id, name: 'note', transcription: null }])

    const upload = (name: string, blob: Blob) =>
      apiFailureOf(person.client.send(uploadAudioFile, { params: { id }, body: { name, file: blob } }))
    expect((await upload('NOTE', file)).status).toBe(409)
    expect((await upload('long', toneWav(10.01))).code).toBe('audio_too_long')
    expect((await upload('text', new Blob(['<html>'], { type: 'audio/wav' }))).status).toBe(415)
    await person.client.send(replaceAudioFile, { params, body: { file: toneWav(0.5) } })
    const shorter = await person.client.send(listAudioFiles, { params: { id }, query: {} })
    expect(shorter.data).toMatchObject([{ id: asset.id, name: 'note', duration: 0.5 }])
    const shorterPeaks = await person.client.send(getAudioFilePeaks, { params })
    expect(decodePeaks(await shorterPeaks.arrayBuffer()).pairs).toHaveLength(2 * Math.ceil(8000 / 256))
    const long = person.client.send(replaceAudioFile, { params, body: { file: toneWav(10.01) } })
    expect((await apiFailureOf(long)).code).toBe('audio_too_long')
    expect(
      (await upload('big', new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)], { type: 'audio/wav' }))).status,
    ).toBe(413)
    const filesOnDisk = () =>
      readdirSync(join(server.folder, 'files'), { recursive: true, withFileTypes: true })
    const before = filesOnDisk().filter((entry) => entry.isFile()).length
    await person.client.send(deleteAudioFile, { params })
    expect(filesOnDisk().filter((entry) => entry.isFile())).toHaveLength(before - 2)
    expect((await person.client.send(listAudioFiles, { params: { id }, query: {} })).total).toBe(0)
  })

  it('U-013 draws a compressed recording, and refuses one whose header has a false length', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const upload = (name: string, file: Uint8Array<ArrayBuffer>) =>
      person.client.send(uploadAudioFile, { params: { id }, body: { name, file: new Blob([file]) } })
    const asset = await upload('short', aSoundFile('flac', 2.5))
    expect(asset).toMatchObject({ type: 'audio/flac', duration: 2.5 })
    expect(asset.peaks).toHaveLength(64)
    const peaks = await person.client.send(getAudioFilePeaks, { params: { id, audioId: asset.id } })
    expect(decodePeaks(await peaks.arrayBuffer()).pairs).toHaveLength(2 * Math.ceil((2.5 * 16_000) / 256))
    const tagged = Uint8Array.from([
      ...Buffer.from('ID3'),
      4,
      0,
      0,
      0,
      0,
      0,
      2,
      0,
      0,
      ...aSoundFile('flac', 14),
    ])
    expect((await apiFailureOf(upload('tagged', tagged))).code).toBe('audio_too_long')
    const lying = aSoundFile('flac', 14)
    new DataView(lying.buffer).setUint32(22, 16_000)
    expect((await apiFailureOf(upload('lying', lying))).code).toBe('audio_unreadable')
  })

  it('U-013 takes exactly ten seconds', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const asset = await person.client.send(uploadAudioFile, {
      params: { id },
      body: { name: 'ten', file: toneWav(10) },
    })
    expect(asset.duration).toBe(10)
  })
})

import { encodeBody } from '@saywright/api/client'
import {
  type AccessScope,
  createProjectToken,
  createVoiceCommandModel,
  defaultRecognizerSettings,
  getAudioFileContent,
  getOnboarding,
  getVoiceCommandModel,
  listAudioFiles,
  recognize,
  recognizeSpeech,
  refusals,
  saveVoiceCommandModel,
  uploadAudioFile,
} from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { snippets } from '../../../../../apps/studio/src/features/voice-commands/panes/share/snippets.js'
import { findCppCompiler } from '../../../tests/support/cppCompiler.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { interpreters, isInstalled, runCompiled, runSnippet } from '../../../tests/support/runSnippet.js'
import { startTestServer, type TestServer } from '../../../tests/support/testServer.js'
import {
  aVoiceService,
  engine,
  heard,
  type StandIn,
  serviceToken,
} from '../../../tests/support/voiceService.js'
import { toneWav } from '../../../tests/support/wav.js'
import { lampsGrammar } from '../../seed/grammars.js'

const pythonAnswer =
  /^False switch on the lamp in the attic 8000 None \{'state': 'on', 'device': 'lamp', 'room': 'attic'\}$/m

describe('recognition', () => {
  let voice: StandIn
  let server: TestServer
  let person: TestPerson
  let params: { id: number; modelId: number }

  beforeAll(async () => {
    voice = await aVoiceService()
    server = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    person = await aPerson(server)
    const { id } = await aProject(person)
    const slots = [{ name: 'room', values: ['kitchen', 'living room'] }]
    const body = { name: 'Lamps', language: 'eng-US', grammar: lampsGrammar, slots }
    params = { id, modelId: (await person.client.send(createVoiceCommandModel, { params: { id }, body })).id }
  })
  afterAll(async () => {
    await server.stopAndForget()
    voice.server.close()
  })
  beforeEach(() => {
    voice.asked = undefined
    voice.engines = [engine]
  })

  const aToken = (...scopes: AccessScope[]) =>
    person.client.send(createProjectToken, {
      params: { id: params.id },
      body: { name: 'Build server', scopes, days: 1 },
    })
  const listen = (body: Blob = toneWav(1)) => person.client.send(recognize, { params, body })

  it('compiles the grammar with its slots and reads slots and tags back', async () => {
    voice.response = heard('switch on the lamp in the living room')
    const response = await listen()
    expect(voice.asked).toMatchObject({ lang: 'en-US' })
    expect(voice.asked?.jsgf).toContain('living room')
    expect(response.rejected).toBe(false)
    expect(response.hypotheses[0]).toMatchObject({ confidence: 8000, slots: { room: 'living room' } })
    expect(response.hypotheses[0]?.words[1]).toEqual({ text: 'on', start_ms: 100, end_ms: 190, score: 0.9 })
    expect(response.tags).toContainEqual({ name: 'state', value: 'on' })
    const [said] = response.hypotheses
    expect(said?.intent).toBeNull()
    expect(said?.entities).toMatchObject([
      { name: 'state', value: 'on', text: 'on', start_ms: 100, end_ms: 190, entities: [] },
      { name: 'device', value: 'lamp' },
      { name: 'room', value: 'living room', text: 'living room', start_ms: 600, end_ms: 790, entities: [] },
    ])
    expect((await person.client.send(getVoiceCommandModel, { params })).last_recording_peaks).toHaveLength(64)
  })

  it('P-017 accepts the recordings of a project from a build server, which can also fetch them', async () => {
    voice.response = heard('switch on the lamp in the kitchen')
    const project = { id: params.id }
    const file = toneWav(0.5)
    const body = { name: 'kitchen.wav', file }
    await person.client.send(uploadAudioFile, { params: project, body })
    const build = server.client((await aToken('read', 'downloads', 'tasks')).token)
    const [recording] = (await build.send(listAudioFiles, { params: project, query: {} })).data
    const audio = { params: { ...project, audioId: recording!.id } }
    const content = await build.send(getAudioFileContent, audio)
    expect(await content.arrayBuffer()).toEqual(await file.arrayBuffer())
    expect(await build.send(recognize, { params, body: content })).toMatchObject({ rejected: false })

    const reader = server.client((await aToken('read', 'models')).token)
    for (const call of [
      () => reader.send(getAudioFileContent, audio),
      () => reader.send(recognize, { params, body: content }),
    ])
      expect((await apiFailureOf(call())).code).toBe('scope_missing')
  })

  it.for([
    ['rest', 'en-US', /"rejected":false.*"room":"attic"/s],
    ['rest', 'fr-FR', /"rejected":false.*"room":"attic"/s],
    ['python', 'en-US', pythonAnswer],
    ['python', 'fr-FR', pythonAnswer],
  ] as const)(
    'answers the %s program that the studio shares in %s, with its values of slots, without changing the model',
    async ([kind, locale, answered], { skip }) => {
      const { command, needs } = interpreters[kind]
      skip(!isInstalled(needs), `${needs} is not installed`)
      voice.response = heard('switch on the lamp in the attic')
      const before = await person.client.send(getVoiceCommandModel, { params })
      const slots = [{ name: 'room', values: ['attic', `${kind}: o'clock "room"`, '$(HOME) l’été'] }]
      const shared = { api: `${server.url}/api`, projectId: params.id, modelId: params.modelId }
      const { settings } = before
      const model = { ...shared, name: 'Lamps', language: 'eng-US', settings, slots }
      const { token } = await aToken('tasks')
      const code = snippets[kind].write(model, locale)
      expect(await runSnippet(command, code, { token, recording: toneWav(1) })).toMatch(answered)
      expect(voice.asked?.jsgf).toContain('attic')
      expect(voice.asked?.jsgf).not.toContain('kitchen')
      const after = await person.client.send(getVoiceCommandModel, { params })
      expect({ ...after, last_recording_peaks: [] }).toEqual({ ...before, last_recording_peaks: [] })
    },
  )

  it.for(['en-US', 'fr-FR'] as const)(
    'answers the program in C++ that the studio shares in %s',
    async (locale, { skip }) => {
      const compiler = findCppCompiler()
      if ('missing' in compiler) return skip(compiler.missing)
      voice.response = heard('switch on the lamp in the kitchen')
      const { settings, slots } = await person.client.send(getVoiceCommandModel, { params })
      const shared = { api: `${server.url}/api`, projectId: params.id, modelId: params.modelId }
      const code = snippets.cpp.write(
        { ...shared, name: 'Lamps', language: 'eng-US', settings, slots },
        locale,
      )
      const { token } = await aToken('tasks')
      const answer = await runCompiled(compiler.compile, code, { token, recording: toneWav(1) })
      expect(JSON.parse(answer)).toMatchObject({
        rejected: false,
        hypotheses: [{ text: 'switch on the lamp in the kitchen' }],
      })
    },
  )

  it.each(['kitchen', '{"room":"attic"}', '[["attic"]]'])(
    'rejects values of slots that are not lists: %s',
    async (slots) => {
      const { code, errors } = await apiFailureOf(
        person.client.send(recognize, { params, query: { slots }, body: toneWav(1) }),
      )
      expect([code, errors]).toEqual(['incorrect_form', { slots: 'invalid' }])
    },
  )

  it('uses the threshold of the model, which is saved separately, unless the call gives another', async () => {
    const { client } = person
    const body = { name: 'Careful lamps', language: 'eng-US', grammar: lampsGrammar }
    const { id: modelId } = await client.send(createVoiceCommandModel, { params: { id: params.id }, body })
    const careful = { id: params.id, modelId }
    voice.response = ({ threshold = 0 }) => {
      const { status, body: answer } = heard('switch on the lamp', threshold > 8000)
      const isBelow = threshold > 8000 && ({ refusal: 'below_threshold' } as const)
      return { status, body: { ...answer, ...isBelow, threshold, scoring_version: 3 } }
    }
    const ask = (query?: { threshold: number }) =>
      client.send(recognize, { params: careful, body: toneWav(1), ...(query && { query }) })
    expect(await ask()).toMatchObject({ rejected: false, threshold: 5000, scoring_version: 3 })
    const change = { revision: 1, settings: { THRESHOLD: 8100 } }
    await client.send(saveVoiceCommandModel, { params: careful, body: change })
    const { settings } = await client.send(getVoiceCommandModel, { params: careful })
    expect(settings).toEqual({ ...defaultRecognizerSettings, THRESHOLD: 8100 })
    expect(await ask()).toMatchObject({ rejected: true, refusal: 'below_threshold', threshold: 8100 })
    expect(await ask({ threshold: 0 })).toMatchObject({ rejected: false, threshold: 0 })
    voice.asked = undefined
    const { code, errors } = await apiFailureOf(ask({ threshold: 10_001 }))
    expect([code, errors, voice.asked]).toEqual(['incorrect_form', { threshold: 'outOfRange' }, undefined])
    voice.response = { status: 422, body: { error: true, code: 'silent_recording', message: 'silence' } }
    expect(await ask()).toMatchObject({ refusal: 'no_speech', threshold: 8100 })
  })

  it.each(refusals)('reports why the engine rejects a recording: %s', async (refusal) => {
    const { status, body } = heard('switch on the lamp', true)
    voice.response = { status, body: { ...body, refusal } }
    expect(await listen()).toMatchObject({ rejected: true, refusal })
  })

  it('rejects what the engine rejects, sentences outside the grammar, and silence', async () => {
    voice.response = heard('switch on the lamp', true)
    expect((await listen()).rejected).toBe(true)
    voice.response = heard('switch the lamp')
    expect(await listen()).toMatchObject({ rejected: true, tags: [] })
    voice.response = { status: 422, body: { error: true, code: 'silent_recording', message: 'silence' } }
    expect(await listen()).toMatchObject({ rejected: true, hypotheses: [] })
  })

  it('asks no longer once the caller hung up, in the studio and through /voice', async () => {
    const body = { lang: 'en-US', jsgf: 'public <a> = go;', audio: toneWav(1) }
    const asked = encodeBody({ endpoint: recognizeSpeech, body }).body!
    const calls = [
      (signal: AbortSignal) => person.client.send(recognize, { params, body: toneWav(1), signal }),
      (signal: AbortSignal) =>
        fetch(`${server.url}/voice/v1/asr/recognize`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${person.token}` },
          body: asked,
          signal,
        }),
    ]
    voice.isSilent = true
    for (const [at, call] of calls.entries()) {
      voice.asked = undefined
      const controller = new AbortController()
      const given = Promise.resolve(call(controller.signal)).catch(() => 'given up')
      await expect.poll(() => voice.asked).toBeDefined()
      controller.abort()
      expect(await given).toBe('given up')
      await expect.poll(() => voice.hungUp).toBe(at + 1)
    }
    voice.isSilent = false
  })

  it('ends the onboarding of an organization with the first sentence that is recognized', async () => {
    const newcomer = await aPerson(server)
    const { id, organization } = await aProject(newcomer)
    const { id: modelId } = await newcomer.client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: 'Lights', language: 'eng-US' },
    })
    const listenTo = async (sentence: string, isRejected?: boolean) => {
      voice.response = heard(sentence, isRejected)
      await newcomer.client.send(recognize, { params: { id, modelId }, body: toneWav(1) })
      const query = { organization_id: organization.id }
      return (await newcomer.client.send(getOnboarding, { query })).steps.command
    }
    expect(await listenTo('switch on the light', true)).toBe(false)
    expect(await listenTo('switch on the light')).toBe(true)
    expect(await listenTo('switch on the light', true)).toBe(true)
  })

  it('rejects what is not a recording before it calls an engine', async () => {
    expect((await apiFailureOf(listen(new Blob(['RIFF????WAVE'], { type: 'audio/wav' })))).code).toBe(
      'audio_unreadable',
    )
    expect((await apiFailureOf(listen(new Blob(['ID3'], { type: 'audio/mpeg' })))).status).toBe(415)
    expect((await apiFailureOf(listen(toneWav(10.01)))).code).toBe('audio_too_long')
    expect(
      (await apiFailureOf(listen(new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)], { type: 'audio/wav' }))))
        .status,
    ).toBe(413)
    expect(voice.asked).toBeUndefined()
  })

  it('refuses a grammar with errors, saying where', async () => {
    const body = { name: 'Broken', language: 'fra-FR', grammar: '#BNF+EM V2.1;\n!grammar a;\n!start <x>;\n' }
    const { id: modelId } = await person.client.send(createVoiceCommandModel, {
      params: { id: params.id },
      body,
    })
    const french = server.client(person.token, 'fr-FR')
    const refused = await apiFailureOf(
      french.send(recognize, { params: { id: params.id, modelId }, body: toneWav(1) }),
    )
    expect([refused.status, refused.code]).toEqual([422, 'grammar_has_errors'])
    expect(refused.errors.grammar).toMatch(/^3:\d+ /)
  })

  it.each([
    [{ status: 429, body: { error: true, code: 'busy', message: '' } }, 429, 'too_many'],
    [{ status: 500, body: {} }, 503, 'voice_unavailable'],
    [{ status: 200, body: { nonsense: true } }, 503, 'voice_unavailable'],
    [
      { status: 422, body: { error: true, code: 'language_unavailable', message: '' } },
      422,
      'language_unavailable',
    ],
    [
      {
        status: 422,
        body: { error: true, code: 'pronunciation_missing', message: '', errors: { words: 'xqz, zqx' } },
      },
      422,
      'pronunciation_missing',
    ],
    [
      { status: 422, body: { error: true, code: 'grammar_too_large', message: '' } },
      422,
      'grammar_too_large',
    ],
  ])('forwards the failure of the service: %o', async (response, status, code) => {
    voice.response = response
    const refused = await apiFailureOf(listen())
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  it('names the words that cannot be pronounced, and asks once only', async () => {
    let asked = 0
    voice.server.on('request', () => void asked++)
    const body = { error: true, code: 'pronunciation_missing', message: '', errors: { words: 'xqz, zqx' } }
    voice.response = { status: 422, body }
    expect((await apiFailureOf(listen())).serverMessage).toContain('xqz, zqx')
    voice.response = { status: 429, body: { error: true, code: 'busy', message: '' } }
    await apiFailureOf(listen())
    expect(asked).toBe(2)
  })

  it('sends the voice service the caller of a recognition', async () => {
    voice.response = heard('switch on the lamp')
    await listen()
    expect(voice.asked?.caller).toMatch(/^\d+$/)
  })

  it('reports the capabilities of the speech engines', async () => {
    const health = await (await fetch(`${server.url}/api/health`)).json()
    expect(health).toEqual({
      status: 'ok',
      voice: [{ engine: 'stand-in', lang: 'en-US', quality: 'good' }],
      approves_requests: true,
      is_local: true,
    })
  })

  it('says that it is degraded while one engine of several is unavailable', async () => {
    const lang = 'fr-FR'
    voice.engines = [
      engine,
      { ...engine, id: 'lost', languages: [{ lang, quality: 'unavailable', reason: 'process_missing' }] },
    ]
    // The capabilities of an engine are cached for a moment: another server has no cache yet.
    const other = await startTestServer({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken })
    const health = await (await fetch(`${other.url}/api/health`)).json()
    expect(health).toMatchObject({
      status: 'degraded',
      voice: [
        { engine: 'stand-in', lang: 'en-US', quality: 'good' },
        { engine: 'lost', lang, quality: 'unavailable' },
      ],
    })
    await other.stopAndForget()
  })

  it('forwards /voice in delivered languages only, in the turn of the account', async () => {
    const stranger = await aPerson(server)
    const post = async (token: string, body: object | string) => {
      const response = await fetch(`${server.url}/voice/v1/asr/recognize`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: typeof body === 'string' ? body : encodeBody({ endpoint: recognizeSpeech, body }).body!,
      })
      return [response.status, (await response.json()).code]
    }
    voice.response = heard('go')
    const asked = { lang: 'en-US', jsgf: 'public <a> = go;', audio: toneWav(1), caller: 'someone else' }
    expect(await post(stranger.token, asked)).toEqual([422, 'language_unavailable'])
    expect(await post(person.token, { ...asked, lang: 'de-DE' })).toEqual([422, 'language_unavailable'])
    expect(await post(person.token, '{"lang":')).toEqual([415, 'unsupported_type'])
    expect(voice.asked).toBeUndefined()
    expect(await post(person.token, asked)).toEqual([200, undefined])
    const { audio, ...rest } = voice.asked ?? {}
    expect(rest).toEqual({ lang: 'en-US', jsgf: asked.jsgf, caller: expect.stringMatching(/^\d+$/) })
    expect(await audio?.bytes()).toEqual(await asked.audio.bytes())
  })

  it('A-051 forwards /voice to configured ports, for living sessions only', async () => {
    const get = (path: string, token?: string) =>
      fetch(`${server.url}${path}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
    expect((await get('/voice/v1/engines?port=51000')).status).toBe(403)
    const forwarded = await get('/voice/v1/engines?port=51000', person.token)
    expect([forwarded.status, await forwarded.json()]).toEqual([200, { engines: [engine] }])
    expect((await get('/voice/v1/engines?port=22', person.token)).status).toBe(422)
    expect((await get('/voice/v1/..%2Fhealth', person.token)).status).toBe(404)
  })

  it('an unreachable voice service is reported, and nothing else suffers', async () => {
    const lonely = await startTestServer()
    const someone = await aPerson(lonely)
    const { id } = await aProject(someone)
    const model = await someone.client.send(createVoiceCommandModel, {
      params: { id },
      body: { name: 'M', language: 'eng-US' },
    })
    const refused = await apiFailureOf(
      lonely
        .client(someone.token, 'fr-FR')
        .send(recognize, { params: { id, modelId: model.id }, body: toneWav(1) }),
    )
    expect([refused.status, refused.code]).toEqual([503, 'voice_unavailable'])
    expect(await (await fetch(`${lonely.url}/api/health`)).json()).toEqual({
      status: 'degraded',
      voice: [],
      approves_requests: true,
      is_local: true,
    })
    expect(refused.serverMessage).toBe('Le service vocal ne répond pas. Réessayez dans un instant.')
    await lonely.stopAndForget()
  })
})

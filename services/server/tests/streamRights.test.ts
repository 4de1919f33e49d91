import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { encodeBody, listenToSpeech, writeGrammar } from '@saywright/api/client'
import {
  ApiError,
  createToken,
  deleteToken,
  type FailureCode,
  getDownloadLink,
  getExportLink,
  listAudioFiles,
  listExports,
  listenForWakeWords,
  listLanguageSounds,
  listSoundAlikes,
  listTestVoices,
  listTokens,
  me,
  measureExport,
  pronounceWords,
  rateWakeWords,
  readMessage,
  recognize,
  recognizeSpeech,
  sayWords,
  spotInAudioFile,
  spotInRecording,
  startExport,
  uploadAudioFile,
  wakeListeningEvents,
  wakeListeningProtocol,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/domains/routes.js'
import { diskFileStore, type FileStore } from '../src/files/fileStore.js'
import { lampsGrammar } from '../src/seed/grammars.js'
import { aVoiceSocket, aWakeSocket } from './support/aVoiceSocket.js'
import { aFile } from './support/files.js'
import { onDatabases } from './support/onDatabases.js'
import { anOrganization } from './support/organizations.js'
import { recipeRevision, savedPackage } from './support/packages.js'
import { type House, rightEndings, rightsIn } from './support/rightEndings.js'
import { raisedLimits, temporaryFolder } from './support/testServer.js'
import { type FakeTextService, open, piece, startTextService } from './support/textService.js'
import { aStaffMember, begin, tusRequest } from './support/uploads.js'
import { aVoiceService, type StandIn, serviceToken } from './support/voiceService.js'
import { toneWav } from './support/wav.js'

const waitOptions = { timeout: 60_000 }
const bytes = Buffer.alloc(1024, 'sound')

let voice: StandIn
let ears: ReturnType<typeof aVoiceSocket>
let wakeEars: ReturnType<typeof aWakeSocket>
let service: FakeTextService
let isHeld = false
let isWhole = false
const disk = diskFileStore(temporaryFolder())
async function* held(bytes: AsyncIterable<Uint8Array>) {
  for await (const one of bytes) {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 5))
    yield one
  }
}
/** Holds archives back for as long as a test says, and sends a file whole only when it says so. */
const files: FileStore = {
  ...disk,
  putStream: (archive, key) => disk.putStream(held(archive), key),
  readStream: async (...asked) => {
    if (isWhole) return disk.readStream(...asked)
    const stalled = new PassThrough()
    stalled.write(bytes.subarray(0, 10))
    return stalled
  },
}

beforeAll(async () => {
  voice = await aVoiceService()
  ears = aVoiceSocket(voice)
  wakeEars = aWakeSocket(voice)
  service = await startTextService()
  service.answer((response) => void open(response).write(piece('not done yet')))
})
afterAll(async () => {
  ears.close()
  wakeEars.close()
  voice.server.close()
  await service.stop()
})

it('every streaming call declares how its right is checked', () => {
  const goingOn = routes.filter(({ isStream, onSocket }) => isStream || onSocket)
  expect(goingOn.map(({ endpoint: { path } }) => path).toSorted()).toEqual([
    'v2/exports/{id}/content',
    'v2/files/{id}/content',
    'v3/events',
    'v3/projects/{id}/generation/generate',
    'v3/projects/{id}/generation/translate',
    'v3/projects/{id}/voice-commands/{modelId}/listen',
    'v3/projects/{id}/wake-words/{modelId}/listen',
  ])
})

onDatabases(
  (server) => {
    const { aHouse, endings, endSession } = rightsIn(server)

    const codeOf = (over: Promise<unknown>) =>
      over.then(
        () => 'none',
        (error: ApiError) => error.code,
      )

    it.each(rightEndings)('S3 listening ends with %s', async (name, role, code) => {
      const house = await aHouse(role)
      const coming = ears.next()
      const params = { id: house.projectId, modelId: house.modelId }
      const listening = listenToSpeech(house.grace.client, { params, onEvent: () => {} })
      const over = codeOf(listening.over)
      const ear = await coming
      await expect.poll(() => ear.asked.length, waitOptions).toBe(1)
      const hungUp = new Promise((resolve) => ear.socket.once('close', resolve))
      await endings[name](house)
      expect(await over).toBe(code)
      await hungUp
    })

    it.each(rightEndings)('S3 listening for wake words ends with %s', async (name, role, code) => {
      const house = await aHouse(role)
      const coming = wakeEars.next()
      const params = { id: house.projectId, modelId: house.wakeId }
      const socket = house.grace.client.openSocket(listenForWakeWords, { params }, wakeListeningProtocol)
      const over = new Promise((resolve) => {
        socket.onmessage = ({ data }) => resolve(readMessage(wakeListeningEvents, String(data))?.data)
      })
      const ear = await coming
      await expect.poll(() => ear.asked.length, waitOptions).toBe(1)
      const hungUp = new Promise((resolve) => ear.socket.once('close', resolve))
      await endings[name](house)
      expect(await over).toMatchObject({ code })
      await hungUp
    })

    const writings = {
      'writing a grammar': ({ modelId }: House) =>
        ({
          mode: 'generate',
          form: { language: 'eng-US', description: 'Lamps', model_id: modelId },
        }) as const,
      'translating a grammar': () =>
        ({ mode: 'translate', form: { grammar: lampsGrammar, from: 'eng-US', to: 'fra-FR' } }) as const,
    }
    // A translated text is in no model.
    const rowsOfWriting = rightEndings.flatMap(([name, role, code]) =>
      (Object.keys(writings) as (keyof typeof writings)[])
        .filter((writing) => name !== 'a deleted model' || writing === 'writing a grammar')
        .map((writing) => [writing, name, role, code] as const),
    )

    it.each(rowsOfWriting)('S3 %s ends with %s', async (writing, name, role, code) => {
      const house = await aHouse(role)
      const { projectId } = house
      let hasBegun = false
      const result = writeGrammar(house.grace.client, writings[writing](house), {
        projectId,
        signal: new AbortController().signal,
        onEvent: ({ type }) => {
          hasBegun ||= type === 'text'
        },
      })
      const over = codeOf(result)
      await expect.poll(() => hasBegun, waitOptions).toBe(true)
      await endings[name](house)
      expect(await over).toBe(code)
    })

    describe('S3 what the voice service works at', () => {
      beforeAll(() => {
        voice.isSilent = true
      })
      afterAll(() => {
        voice.isSilent = false
      })

      const recognizing = ({ grace, projectId: id, modelId }: House) =>
        grace.client.send(recognize, { params: { id, modelId }, body: toneWav(1) })
      const saying = ({ grace, projectId: id }: House) =>
        grace.client.send(sayWords, { params: { id }, body: { language: 'eng-US', text: 'lamp' } })
      const pronouncing = ({ grace, projectId: id }: House) => {
        const body = { language: 'eng-US', words: [{ word: 'lamp' }] }
        return grace.client.send(pronounceWords, { params: { id }, body })
      }
      const listingVoices = ({ grace, projectId: id }: House) =>
        grace.client.send(listTestVoices, { params: { id }, query: { language: 'eng-US' } })
      const measuring = ({ grace, projectId: id, modelId }: House) =>
        grace.client.send(measureExport, {
          params: { id },
          body: { architecture: 'linux-x64', models: [{ type: 'voice_commands', id: modelId }] },
        })
      const comparing = ({ grace, projectId: id, modelId }: House) =>
        grace.client.send(listSoundAlikes, { params: { id, modelId }, query: {} })
      const ofWake = ({ projectId: id, wakeId: modelId }: House) => ({ id, modelId })
      const spotting = (house: House) =>
        house.grace.client.send(spotInRecording, { params: ofWake(house), body: toneWav(1) })
      const spottingInFile = async (house: House) => {
        const body = { name: 'tone', file: toneWav(0.1) }
        const { id: audioId } = await house.ada.client.send(uploadAudioFile, { params: ofWake(house), body })
        return house.grace.client.send(spotInAudioFile, { params: { ...ofWake(house), audioId } })
      }
      const rating = (house: House) =>
        house.grace.client.send(rateWakeWords, {
          params: ofWake(house),
          body: { language: 'eng-US', positive_words: [{ text: 'Hello' }], negative_words: [] },
        })
      const listingSounds = (house: House) =>
        house.grace.client.send(listLanguageSounds, { params: ofWake(house), query: { language: 'eng-US' } })
      const works = {
        spotInRecording: spotting,
        spotInAudioFile: spottingInFile,
        rateWakeWords: rating,
        listLanguageSounds: listingSounds,
        recognize: recognizing,
        listSoundAlikes: comparing,
        sayWords: saying,
        pronounceWords: pronouncing,
        listTestVoices: listingVoices,
        measureExport: measuring,
      }

      it('is each tried below', () => {
        const domains = fileURLToPath(new URL('../src/domains', import.meta.url))
        const sources = readdirSync(domains, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.ts'))
          .map((path) => readFileSync(join(domains, path), 'utf8'))
        const bound = sources.flatMap((text) =>
          [...text.matchAll(/= bindWork\((\w+)/g)].map(([, call]) => call),
        )
        expect(bound.toSorted()).toEqual(Object.keys(works).toSorted())
      })

      const forwarded = async ({ grace }: House) => {
        const body = { lang: 'en-US', jsgf: 'public <a> = go;', audio: toneWav(1) }
        const response = await fetch(`${server().url}/voice/v1/asr/recognize`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${grace.token}` },
          body: encodeBody({ endpoint: recognizeSpeech, body }).body!,
        })
        const { code } = (await response.json()) as { code: FailureCode }
        throw new ApiError({ kind: 'server', status: response.status, code })
      }
      // Speech and the calls below `/voice` need no model, and those no project but the one that a language was delivered to.
      const withoutModel = rightEndings.filter(([name]) => name !== 'a deleted model')
      const notSpoken: Readonly<Record<string, string>> = { not_found: 'language_unavailable' }

      const rows = [
        ...(['recognize', 'listSoundAlikes', 'spotInRecording', 'spotInAudioFile'] as const).flatMap((call) =>
          rightEndings.map((one) => [call, one[0], works[call], one] as const),
        ),
        ...(
          [
            'sayWords',
            'pronounceWords',
            'listTestVoices',
            'measureExport',
            'rateWakeWords',
            'listLanguageSounds',
          ] as const
        ).flatMap((call) => withoutModel.map((one) => [call, one[0], works[call], one] as const)),
        ...withoutModel.map(
          ([name, role, code]) =>
            ['a call below /voice', name, forwarded, [name, role, notSpoken[code] ?? code]] as const,
        ),
      ]

      it.each(rows)('%s ends with %s', async (_, _name, call, [name, role, code]) => {
        const house = await aHouse(role)
        const [asked, hungUp] = [voice.askedCount, voice.hungUp]
        const over = codeOf(call(house))
        await expect.poll(() => voice.askedCount, waitOptions).toBe(asked + 1)
        await endings[name](house)
        expect(await over).toBe(code)
        await expect.poll(() => voice.hungUp, waitOptions).toBe(hungUp + 1)
      })
    })

    /** A download whose first bytes have arrived. */
    const startDownload = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await new Promise<IncomingMessage>((resolve) => {
        httpRequest(`${server().url}${url}`, { headers }, resolve).end()
      })
      const cut = new Promise<void>((resolve) => {
        response.on('error', () => {}).once('close', resolve)
      })
      await once(response, 'data')
      return { response, cut }
    }

    /** Where each kind of download is, for Grace. */
    const downloads = {
      'a file': async ({ grace, projectId }: House) => {
        const id = await aFile(server(), projectId, { bytes })
        return (await grace.client.send(getDownloadLink, { params: { id } })).link
      },
      'an export': async ({ ada, grace, projectId, modelId }: House) => {
        const params = { id: projectId }
        const models = [{ type: 'voice_commands' as const, id: modelId }]
        const { id: exportId } = await ada.client.send(startExport, {
          params,
          body: { architecture: 'linux-x64', models },
        })
        const status = async () => (await ada.client.send(listExports, { params })).data[0]?.status
        await expect.poll(status, waitOptions).toBe('completed')
        return (await grace.client.send(getExportLink, { params: { ...params, exportId } })).link
      },
      'a package': async ({ projectId }: House) => {
        const staff = await aStaffMember(server())
        const form = { name: 'saywright-tts.tgz', size: savedPackage.length, package: {} }
        const { url } = await begin(staff, projectId, form)
        isWhole = true
        await tusRequest(`${server().url}${url}`, staff.token, 'PATCH', { bytes: savedPackage })
        isWhole = false
        const path = `saywright-tts/6.2.0/_/_/revisions/${recipeRevision}/files/conanfile.py`
        return `/api/conan/${projectId}/v2/conans/${path}`
      },
    }
    const rowsOfDownloads = rightEndings.flatMap(([name, role]) =>
      (Object.keys(downloads) as (keyof typeof downloads)[])
        // A license key opens packages, whatever became of sessions.
        .filter((kind) => kind !== 'a package' || name !== 'an ended session')
        // A finished export can still be downloaded; it contains the models of its time.
        .filter(() => name !== 'an ended delivery' && name !== 'a deleted model')
        .map((kind) => [kind, name, role] as const),
    )

    it.each(rowsOfDownloads)('S3 a download of %s ends with %s', async (kind, name, role) => {
      const house = await aHouse(role)
      const url = await downloads[kind](house)
      const key = (await house.grace.client.send(me)).licence_key?.token
      const basic = Buffer.from(`${house.grace.email}:${key}`).toString('base64')
      const { response, cut } = await startDownload(
        url,
        kind === 'a package' ? { Authorization: `Basic ${basic}` } : {},
      )
      await endings[name](house)
      await cut
      expect(response.complete).toBe(false)
    })

    it('S3 a download ends with the access token that its link came by', async () => {
      const { ada, projectId } = await anOrganization(server())
      const id = await aFile(server(), projectId, { bytes })
      const body = { name: 'Build server', scopes: ['downloads' as const], days: 1 }
      const { token } = await ada.client.send(createToken, { body })
      const { link } = await server().client(token).send(getDownloadLink, { params: { id } })
      const { response, cut } = await startDownload(link)
      const [made] = (await ada.client.send(listTokens)).data
      await ada.client.send(deleteToken, { params: { id: made!.id } })
      await cut
      expect(response.complete).toBe(false)
    })

    describe('an upload', () => {
      /** A request whose last bytes wait. */
      function hold(
        url: string,
        headers: Readonly<Record<string, string>>,
        method: string,
        first: Uint8Array,
      ) {
        const request = httpRequest(`${server().url}${url}`, { method, headers })
        const answer = new Promise<number>((resolve) => {
          request.once('response', (response) => {
            response.resume()
            resolve(response.statusCode ?? 0)
          })
          request.once('error', () => resolve(0))
        })
        request.write(first)
        return { request, answer }
      }

      it.each(['an ended session', 'an ended token', 'staff no more'] as const)(
        'S3 in pieces ends with %s',
        async (name) => {
          const { projectId } = await anOrganization(server())
          const staff = await aStaffMember(server())
          const { url, id } = await begin(staff, projectId, { size: 1000 })
          const form = { name: 'Uploads', scopes: ['uploads' as const], days: 1 }
          const made = await staff.client.send(createToken, { body: form })
          const { request, answer } = hold(
            url,
            {
              Authorization: `Bearer ${name === 'an ended token' ? made.token : staff.token}`,
              'Tus-Resumable': '1.0.0',
              'Content-Type': 'application/offset+octet-stream',
              'Content-Length': '1000',
              'Upload-Offset': '0',
            },
            'PATCH',
            Buffer.alloc(500),
          )
          const parts = server().context.parts
          const { file_key } = await server()
            .store.database.selectFrom('upload')
            .select('file_key')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          await expect.poll(() => parts.sizeOf(file_key), waitOptions).toBe(500)
          if (name === 'an ended token') await staff.client.send(deleteToken, { params: { id: made.id } })
          else if (name === 'an ended session') await endSession(staff)
          else
            await server()
              .store.database.updateTable('account')
              .set({ is_admin: false })
              .where('id', '=', staff.id)
              .execute()
          expect(await answer).toBe(name === 'staff no more' ? 422 : 403)
          request.destroy()
        },
      )

      it('S3 of a recording is refused when its sender was removed before the last byte', async () => {
        const house = await aHouse()
        const boundary = 'boundary-of-this-test'
        const field = (name: string, value: string) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
        const head = `${field('name', 'Tone')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="tone.wav"\r\nContent-Type: audio/wav\r\n\r\n`
        const body = Buffer.concat([
          Buffer.from(head),
          Buffer.from(await toneWav(1).arrayBuffer()),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ])
        const sessions = server().store.database
        await sessions
          .updateTable('session')
          .set({ last_used_at: null })
          .where('account_id', '=', house.grace.id)
          .execute()
        const { request, answer } = hold(
          `/api/v3/projects/${house.projectId}/audio-files`,
          {
            Authorization: `Bearer ${house.grace.token}`,
            'Content-Type': `multipart/form-data; boundary=${boundary}`,
            'Content-Length': String(body.length),
          },
          'POST',
          body.subarray(0, 200),
        )
        // A session is recorded as used once its call is authorized.
        const isLetIn = async () =>
          (
            await sessions
              .selectFrom('session')
              .select('last_used_at')
              .where('account_id', '=', house.grace.id)
              .executeTakeFirstOrThrow()
          ).last_used_at
        await expect.poll(isLetIn, waitOptions).not.toBeNull()
        await endings['a removed member'](house)
        request.end(body.subarray(200))
        expect(await answer).toBe(404)
        const params = { id: house.projectId }
        expect((await house.ada.client.send(listAudioFiles, { params })).total).toBe(0)
      })
    })

    it.each(['a removed member', 'an ended delivery'] as const)(
      'S3 an export that is being made ends with %s',
      async (name) => {
        const house = await aHouse()
        const params = { id: house.projectId }
        isHeld = true
        try {
          const body = {
            architecture: 'linux-x64' as const,
            models: [{ type: 'voice_commands' as const, id: house.modelId }],
          }
          await house.grace.client.send(startExport, { params, body })
          const first = async () => (await house.ada.client.send(listExports, { params })).data[0]
          await expect.poll(async () => (await first())?.status, waitOptions).toBe('running')
          await endings[name](house)
          isHeld = false
          await expect.poll(async () => (await first())?.status, waitOptions).toBe('cancelled')
        } finally {
          isHeld = false
        }
      },
    )
  },
  {
    environment: () => ({
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
      GENERATION_URL: service.url,
      GENERATION_KEY: 'sk-of-this-test-alone',
      GENERATION_MODEL: 'small',
      SAYWRIGHT_LIMITS: `${raisedLimits},eventCommentSeconds=1,generationsAtOncePerProject=100,generationsAtOncePerAccount=100`,
    }),
    replacements: { files },
  },
)

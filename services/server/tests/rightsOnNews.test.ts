import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { listenToSpeech } from '@saywright/api/client'
import type { ApiError } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVoiceSocket } from './support/aVoiceSocket.js'
import { onDatabases } from './support/onDatabases.js'
import { anOrganization } from './support/organizations.js'
import { rightEndings, rightsIn } from './support/rightEndings.js'
import { raisedLimits } from './support/testServer.js'
import { aStaffMember, begin } from './support/uploads.js'
import { aVoiceService, type StandIn, serviceToken } from './support/voiceService.js'

const waitOptions = { timeout: 60_000 }

let voice: StandIn
let ears: ReturnType<typeof aVoiceSocket>
beforeAll(async () => {
  voice = await aVoiceService()
  ears = aVoiceSocket(voice)
})
afterAll(() => {
  ears.close()
  voice.server.close()
})

/** An ending by time alone sends no event. */
const endingsWithNews = rightEndings.filter(([name]) => name !== 'an ended delivery')

onDatabases(
  (server) => {
    const { aHouse, endings } = rightsIn(server)

    it.each(endingsWithNews)(
      'S3 listening ends on the event of %s, before a periodic check',
      async (name, role, code) => {
        const house = await aHouse(role)
        const coming = ears.next()
        const params = { id: house.projectId, modelId: house.modelId }
        const { over } = listenToSpeech(house.grace.client, { params, onEvent: () => {} })
        const failed = over.then(
          () => 'none',
          (error: ApiError) => error.code,
        )
        const ear = await coming
        await expect.poll(() => ear.asked.length, waitOptions).toBe(1)
        await endings[name](house)
        expect(await failed).toBe(code)
      },
    )

    it('S3 an upload whose right ended meanwhile does not become a file', async () => {
      const { projectId } = await anOrganization(server())
      const staff = await aStaffMember(server())
      const { url, id } = await begin(staff, projectId, { size: 1000 })
      const request = httpRequest(`${server().url}${url}`, {
        method: 'PATCH',
        headers: {
          Authorization: `Bearer ${staff.token}`,
          'Tus-Resumable': '1.0.0',
          'Content-Type': 'application/offset+octet-stream',
          'Content-Length': '1000',
          'Upload-Offset': '0',
        },
      })
      const answered = once(request, 'response') as Promise<[IncomingMessage]>
      request.write(Buffer.alloc(500))
      const { database } = server().store
      const { file_key } = await database
        .selectFrom('upload')
        .select('file_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await expect.poll(() => server().context.parts.sizeOf(file_key), waitOptions).toBe(500)
      await database.updateTable('account').set({ is_admin: false }).where('id', '=', staff.id).execute()
      request.end(Buffer.alloc(500))
      const [response] = await answered
      response.resume()
      expect(response.statusCode).toBe(422)
      const files = database.selectFrom('file').select('id').where('project_id', '=', projectId)
      expect(await files.execute()).toEqual([])
    })
  },
  {
    environment: () => ({
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
      // No stream checks by the clock.
      SAYWRIGHT_LIMITS: `${raisedLimits},eventCommentSeconds=3600`,
    }),
  },
)

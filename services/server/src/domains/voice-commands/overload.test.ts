import { ApiError, createVoiceCommandModel, recognize } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject } from '../../../tests/support/people.js'
import type { TestServer } from '../../../tests/support/testServer.js'
import { aVoiceService, heard, type StandIn, serviceToken } from '../../../tests/support/voiceService.js'
import { toneWav } from '../../../tests/support/wav.js'
import { lampsGrammar } from '../../seed/grammars.js'

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
  let asked = 0
  const busy = { status: 429, body: { error: true, code: 'busy', message: '' } }
  voice.response = () => (++asked % 3 === 0 ? busy : heard('switch on the lamp in the kitchen'))
})
afterAll(() => void voice.server.close())

onDatabases(
  (server) =>
    it.each([
      { recognitions: 8, accounts: 1 },
      { recognitions: 32, accounts: 1 },
      { recognitions: 8, accounts: 8 },
      { recognitions: 32, accounts: 8 },
    ])(
      'recognizes $recognitions recordings at once of $accounts accounts, or says when to come back',
      async ({ recognitions, accounts }) => {
        const recognizers: Awaited<ReturnType<typeof aRecognizer>>[] = []
        while (recognizers.length < accounts) recognizers.push(await aRecognizer(server()))
        const results = await Promise.allSettled(
          Array.from({ length: recognitions }, (_, at) => recognizers[at % accounts]!()),
        )
        const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
        const told = refusals.map((error) => error instanceof ApiError && [error.status, error.code])
        expect(told).toEqual(refusals.map(() => [429, 'too_many']))
        for (const { retryAfterSeconds } of refusals) expect(retryAfterSeconds).toBeGreaterThan(0)
        expect(refusals.length).toBeGreaterThan(0)
        expect(refusals.length).toBeLessThan(recognitions)
      },
    ),
  { environment: () => ({ VOICE_URL: voice.url, VOICE_TOKEN: serviceToken }) },
)

/** A person with a model: has a recording recognized with it. */
async function aRecognizer(server: TestServer) {
  const person = await aPerson(server)
  const { id } = await aProject(person)
  const slots = [{ name: 'room', values: ['kitchen'] }]
  const body = { name: 'Lamps', language: 'eng-US', grammar: lampsGrammar, slots }
  const { id: modelId } = await person.client.send(createVoiceCommandModel, { params: { id }, body })
  return () => person.client.send(recognize, { params: { id, modelId }, body: toneWav(0.2) })
}

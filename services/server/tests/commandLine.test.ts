import { createToken, saveVoiceCommandModel, startUnitTestRun } from '@saywright/api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runHere } from '../../../packages/cli/src/testing/aTerminal.js'
import { aModel } from './support/aModel.js'
import { onDatabases } from './support/onDatabases.js'
import { aPerson } from './support/people.js'
import { raisedLimits } from './support/testServer.js'
import { aVoiceService, heard, type StandIn, serviceToken } from './support/voiceService.js'

let voice: StandIn
beforeAll(async () => {
  voice = await aVoiceService()
})
afterAll(() => voice.server.close())
beforeEach(() => {
  voice.response = heard('switch on the lamp')
})

onDatabases(
  (server) => {
    async function aBuildServer(sentences: readonly string[][]) {
      const person = await aPerson(server())
      const model = await aModel(person)
      const testIds: number[] = []
      for (const [index, expected] of sentences.entries()) {
        const audio_files = await Promise.all(expected.map((sentence) => model.record(sentence)))
        testIds.push((await model.create({ name: `Test ${index + 1}`, audio_files })).id)
      }
      const body = { name: 'Build server', scopes: ['read' as const, 'tasks' as const], days: 30 }
      const { token } = await person.client.send(createToken, { body })
      const words = ['test', '--server', server().url, '--project', `${model.id}`]
      const run = (...more: string[]) =>
        runHere([...words, ...more], { environment: { SAYWRIGHT_TOKEN: token }, folder: server().folder })
      return { person, model, testIds, run }
    }

    it('runs all unit tests of a project, more than may run at once, and reports what was recognized', async () => {
      const { run } = await aBuildServer([
        ['switch on the lamp', 'switch off the lamp'],
        ['switch on the lamp'],
        ['switch on the lamp'],
        ['switch on the lamp'],
      ])
      const { code, told, output } = await run('--junit', '-')
      expect(told).toMatch(/^✗ Lamps: Test 1 {2}1\/2$/m)
      expect(told).toMatch(/take 2: switch off the lamp\n +Recognized “switch on the lamp”/)
      expect(told).toContain('4 of 5 tests passed.')
      expect(output.match(/<testsuite name="Lamps: Test \d" tests="[12]" failures="[01]"/g)).toHaveLength(4)
      expect(code).toBe(1)
    })

    it('runs the tests of the given model, and exits with 0 when all pass', async () => {
      const { run } = await aBuildServer([['switch on the lamp']])
      expect(await run('--model', 'Lamps', '--json')).toMatchObject({ code: 0 })
      const other = await run('--model', 'Blinds')
      expect(other).toMatchObject({ code: 2 })
      expect(other.told).toContain('The project has no model “Blinds”.')
    })

    it('waits its turn while a test runs already, and cannot test a grammar with errors', async () => {
      const { person, model, testIds, run } = await aBuildServer([['switch on the lamp']])
      const [testId = 0] = testIds
      await person.client.send(startUnitTestRun, { params: { id: model.id, testId } })
      expect((await run()).code).toBe(0)
      const params = { id: model.id, modelId: model.modelId }
      await person.client.send(saveVoiceCommandModel, {
        params,
        body: { revision: 1, grammar: '<main>: on' },
      })
      const broken = await run('--json')
      expect(JSON.parse(broken.output)).toMatchObject([{ cases: [{ status: 'broken' }] }])
      expect(broken.code).toBe(1)
    })
  },
  {
    environment: () => ({
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
      SAYWRIGHT_LIMITS: raisedLimits,
    }),
  },
)

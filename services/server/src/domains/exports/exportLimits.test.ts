import { randomBytes } from 'node:crypto'
import {
  createVoiceCommandModel,
  type ExportForm,
  limits,
  listExports,
  startExport,
} from '@saywright/api/contract'
import { afterAll, expect, it } from 'vitest'
import { onDatabases } from '../../../tests/support/onDatabases.js'
import { aPerson, aProject, apiFailureOf, type TestPerson } from '../../../tests/support/people.js'
import { raisedLimits } from '../../../tests/support/testServer.js'
import { aVoiceService, serviceToken } from '../../../tests/support/voiceService.js'
import { lampsGrammar } from '../../seed/grammars.js'

const waitOptions = { timeout: 60_000 }
const megabyte = 1024 * 1024
const voice = await aVoiceService()
afterAll(() => void voice.server.close())
/** Stored beside the text of a model without slots and tests. */
const nothingElse = '[][]'.length

/** A grammar of so many characters, which no archive makes smaller. */
function grammarOf(characters: number): string {
  const comment = '\n// '
  const rest = characters - lampsGrammar.length - comment.length
  return lampsGrammar + comment + randomBytes(rest).toString('base64').slice(0, rest)
}

onDatabases(
  (server) => {
    async function aProjectOf(sizes: readonly number[]) {
      const person = await aPerson(server())
      const { id } = await aProject(person)
      const models: ExportForm['models'] = []
      for (const [place, size] of sizes.entries()) {
        const body = { name: `Model ${place}`, language: 'eng-US', grammar: grammarOf(size), slots: [] }
        const { id: modelId } = await person.client.send(createVoiceCommandModel, { params: { id }, body })
        models.push({ type: 'voice_commands', id: modelId })
      }
      const start = (chosen: ExportForm['models']) =>
        person.client.send(startExport, {
          params: { id },
          body: { architecture: 'linux-x64', models: chosen },
        })
      return { person, id, models, start }
    }
    const exportsOf = async ({ client }: TestPerson, id: number) =>
      (await client.send(listExports, { params: { id }, query: {} })).data

    it('takes models up to the size of an export, and none beyond', async () => {
      const full = limits.grammarMaxCharacters
      const last = megabyte - 2 * (full + nothingElse) - nothingElse
      const { models, start } = await aProjectOf([full, full, last, last + 1])
      const [fitting, tooLarge] = [models.toSpliced(3), models.toSpliced(2, 1)]
      expect(await start(fitting)).toMatchObject({ number: 1 })
      expect(await apiFailureOf(start(tooLarge))).toMatchObject({ code: 'too_large' })
    })

    it('keeps the newest exports up to their size in all, and the last however large it is', async () => {
      const { person, id, models, start } = await aProjectOf([limits.grammarMaxCharacters])
      for (let number = 1; number <= 4; number++) {
        await start(models)
        await expect
          .poll(async () => (await exportsOf(person, id))[0], waitOptions)
          .toMatchObject({ number, status: 'completed' })
      }
      const kept = await exportsOf(person, id)
      const size = kept[0]?.size ?? 0
      const most = Math.floor(megabyte / size)
      expect(most).toBeGreaterThan(1)
      expect(kept.map(({ number }) => number)).toEqual([4, 3, 2, 1].slice(0, most))
      expect(most).toBeLessThan(4)
    })
  },
  {
    environment: () => ({
      SAYWRIGHT_LIMITS: `${raisedLimits},exportMaxMegabytes=1,exportMegabytesKeptPerProject=1`,
      VOICE_URL: voice.url,
      VOICE_TOKEN: serviceToken,
    }),
  },
)

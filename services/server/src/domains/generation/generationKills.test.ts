import { rmSync } from 'node:fs'
import { type Client, writeGrammar } from '@saywright/api/client'
import { type GenerationEvent, getGeneration } from '@saywright/api/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bundleServer,
  type ChildServer,
  logInToDemo,
  startChild,
} from '../../../tests/support/childServer.js'
import { databases } from '../../../tests/support/databases.js'
import type { Databases } from '../../../tests/support/postgres.js'
import { sharedPostgres } from '../../../tests/support/sharedPostgres.js'
import { raisedLimits, temporaryFolder } from '../../../tests/support/testServer.js'
import {
  type FakeTextService,
  open,
  piece,
  says,
  startTextService,
  type TextResponse,
} from '../../../tests/support/textService.js'
import { connect } from '../../store/connect.js'

const params = { id: 1 }
const grammar = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'
const offers = says(`\`\`\`bnf\n${grammar}\`\`\``)

function ask(client: Client) {
  const events: GenerationEvent['type'][] = []
  const form = { language: 'eng-US', description: 'Switch lamps' }
  const result = writeGrammar(
    client,
    { mode: 'generate', form },
    {
      projectId: params.id,
      signal: new AbortController().signal,
      onEvent: ({ type }) => void events.push(type),
    },
  )
  return { events, result }
}

const creditsOf = async (client: Client) => (await client.send(getGeneration, { params })).credits

let service: FakeTextService
beforeAll(async () => {
  await bundleServer()
  service = await startTextService()
})
afterAll(() => service.stop())

describe.each(databases)('credits of a server on %s that is killed while a grammar is written', (kind) => {
  let folder: string
  let postgres: Databases | undefined
  let url: string | undefined
  let running: ChildServer | undefined

  beforeEach(() => {
    folder = temporaryFolder()
    postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
    url = postgres?.createDatabase()
  })
  afterEach(async () => {
    await kill()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start() {
    running = startChild({
      SAYWRIGHT_DATA_DIR: folder,
      GENERATION_URL: service.url,
      GENERATION_MODEL: 'small',
      SAYWRIGHT_LIMITS: `${raisedLimits},generationCreditsPerProject=2`,
      ...(url && { DATABASE_URL: url }),
    })
    return logInToDemo(await running.url)
  }

  async function kill() {
    running?.child.kill('SIGKILL')
    await running?.ended
  }

  /** Lets reserved credits expire, which otherwise takes minutes. */
  async function expire() {
    const { database, close } = await connect(folder, url)
    const past = new Date(Date.now() - 1).toISOString()
    await sql`update generation set expires_at = ${past} where state = 'held'`.execute(database)
    await close()
  }

  async function kept() {
    const { database, close } = await connect(folder, url)
    const requests = await database
      .selectFrom('generation')
      .select(['state', 'credits'])
      .orderBy('id')
      .execute()
    const entries = await database
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'grammar.generated')
      .execute()
    await close()
    return { requests, entries: entries.length }
  }

  it.each([
    ['before the first piece', 'step', () => {}],
    [
      'in the middle of the text',
      'text',
      (response) => void open(response).write(piece(grammar.slice(0, 30))),
    ],
  ] satisfies [string, GenerationEvent['type'], TextResponse][])(
    'are held until they expire, then used once: killed %s',
    { timeout: 300_000 },
    async (_, until, answer) => {
      service.answer(offers, answer)
      const first = await start()
      expect((await ask(first).result).credits).toMatchObject({ left: 1, total: 2 })
      const { events, result } = ask(first)
      await expect.poll(() => events, { timeout: 60_000 }).toContain(until)
      await Promise.all([expect(result).rejects.toMatchObject({ kind: 'network' }), kill()])

      service.answer(offers)
      const second = await start()
      expect(await creditsOf(second)).toMatchObject({ left: 0, total: 2 })
      await expect(ask(second).result).rejects.toMatchObject({ code: 'no_credits_left' })
      await kill()
      await expire()

      const third = await start()
      expect(await creditsOf(third)).toMatchObject({ left: 1, total: 2 })
      expect((await ask(third).result).credits).toMatchObject({ left: 0, total: 2 })
      await kill()

      // The credits of an offer before a kill stay used.
      const fourth = await start()
      expect(await creditsOf(fourth)).toMatchObject({ left: 0, total: 2 })
      await expect(ask(fourth).result).rejects.toMatchObject({ code: 'no_credits_left' })
      await kill()
      expect(await kept()).toEqual({
        requests: [
          { state: 'used', credits: 1 },
          { state: 'held', credits: 1 },
          { state: 'used', credits: 1 },
        ],
        entries: 2,
      })
    },
  )
})

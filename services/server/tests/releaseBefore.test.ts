import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getUnitTest,
  getUnitTestRun,
  getVoiceCommandModel,
  listUnitTestRuns,
  listUnitTests,
  listVoiceCommandModels,
  login,
} from '@saywright/api/contract'
import { Client as PostgresClient } from 'pg'
import { expect, it } from 'vitest'
import { databases } from './support/databases.js'
import { goodPassword } from './support/people.js'
import { sharedPostgres } from './support/sharedPostgres.js'
import { startTestServer, temporaryFolder } from './support/testServer.js'

/** Written by `tools/release-fixture.ts` with the source of that release. */
const release = join(import.meta.dirname, 'fixtures', 'release-6-1-4')

async function load(url: string, dump: string): Promise<void> {
  const client = new PostgresClient(url)
  await client.connect()
  await client.query(dump)
  await client.end()
}

it.each(databases)('opens the data folder of the release before on %s', async (kind) => {
  const folder = temporaryFolder()
  const isPostgres = kind === 'PostgreSQL'
  execFileSync('tar', ['-xzf', join(release, isPostgres ? 'postgres.tar.gz' : 'sqlite.tar.gz'), '-C', folder])
  const postgres = isPostgres ? sharedPostgres() : undefined
  const url = postgres?.createDatabase()
  if (url) await load(url, readFileSync(join(folder, 'dump.sql'), 'utf8'))
  const environment = { SAYWRIGHT_DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
  const server = await startTestServer(environment)
  try {
    const body = { email: 'ada@example.com', password: goodPassword }
    const { access_token } = await server.client().send(login, { body })
    const { send } = server.client(access_token)
    const { id } = await server.store.database
      .selectFrom('project')
      .select('id')
      // The demonstration had its projects before.
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const [summary] = (await send(listVoiceCommandModels, { params: { id }, query: {} })).data
    const model = await send(getVoiceCommandModel, { params: { id, modelId: summary!.id } })
    expect(model).toMatchObject({
      name: 'Lamps',
      language: 'eng-US',
      settings: { STREAM_RESULT_MODE: 'final', MAXNBEST: 10, TSILENCE: 500, THRESHOLD: 5000 },
      threshold_measured: { scoring_version: null, test_id: null, is_current: true },
      slots: [{ name: 'room', values: ['kitchen', 'living room'] }],
      suite: [],
    })
    expect(model.grammar).toContain('!grammar')
    const [listed] = (await send(listUnitTests, { params: { id }, query: {} })).data
    const testId = listed!.id
    const test = await send(getUnitTest, { params: { id, testId } })
    expect(test).toMatchObject({ name: 'Near', model_id: model.id, confidence_threshold: 6200, files: 2 })
    expect(test.audio_files.map(({ transcription }) => transcription)).toEqual([
      'switch on the lamp',
      'switch off the lamp',
    ])
    // Every recording had to be recognized, whatever it means.
    for (const file of test.audio_files)
      expect(file).toMatchObject({ expectation: 'sentence', meaning: null })
    const [run] = (await send(listUnitTestRuns, { params: { id, testId }, query: {} })).data
    expect(run).toMatchObject({ status: 'completed', number: 1, passed: 1, average: 7412 })
    const { results, ...kept } = await send(getUnitTestRun, { params: { id, testId, runId: run!.id } })
    expect(kept).toMatchObject({ confidence_threshold: 6200, scoring_version: null, grammar: model.grammar })
    expect(results.map(({ result, confidence, conclusion }) => [result, confidence, conclusion])).toEqual([
      ['switch on the lamp', 7412, 'passed'],
      ['switch on the lamp', 7412, 'wrong'],
    ])
    for (const result of results)
      expect(result).toMatchObject({
        ...{ expectation: 'sentence', expected_meaning: null },
        ...{ intent: null, entities: [], is_meant: true },
      })
  } finally {
    await server.stopAndForget()
    postgres?.stop()
  }
})

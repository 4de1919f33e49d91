// Prints, as JSON, how long the calls about the files of a project take on each database, beside a bare query.
import { analyzeTables } from '../../services/server/tests/support/analyzeTables.js'
import { aPerson, aProject } from '../../services/server/tests/support/people.js'
import { startPostgres } from '../../services/server/tests/support/postgres.js'
import { startTestServer, type TestServer } from '../../services/server/tests/support/testServer.js'
import { fillProject } from './fillProject.js'

export type Times = Readonly<Record<string, { readonly ours: number[]; readonly anchor: number[] }>>

const rounds = 100
const filesInProject = 100_000

const queries: Readonly<Record<string, string>> = {
  'list, newest first': 'pageSize=10',
  'list, the last page': `pageSize=10&pageIndex=${filesInProject / 10 - 1}`,
  'filter by tags': 'filters[file_tag_by_platform]=linux&filters[file_tag_by_type]=lib',
  'filter by a piece of the name': 'filters[file_name]=dictation-1',
  'sort by name': 'sort[by]=name&sort[direction]=asc&pageSize=100',
  'sort by size': 'sort[by]=size&sort[direction]=desc&pageSize=100',
}
const names = 'pageSize=50&sort[by]=name&sort[direction]=asc&filters[file_name]=wake'

async function measure(environment: Readonly<Record<string, string>>): Promise<Times> {
  const server = await startTestServer(environment)
  try {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    await fillProject(server.store, id, filesInProject)
    for (let others = 0; others < 5; others++)
      await fillProject(server.store, (await aProject(person)).id, 2000)
    await analyzeTables(server.store)

    const call = (path: string, query: string) => async () => {
      const response = await fetch(`${server.url}/api/v3/${path}?filters[file_project_id]=${id}&${query}`, {
        headers: { Authorization: `Bearer ${person.token}` },
      })
      const { total } = (await response.json()) as { total?: number }
      if (!total) throw new Error(`${path}?${query} found nothing: ${response.status}`)
    }
    const calls = {
      ...Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, call('files', query)])),
      'names for autocomplete': call('files/names', names),
    }
    const times: Record<string, { ours: number[]; anchor: number[] }> = {}
    for (const [name, send] of Object.entries(calls))
      times[name] = await alternate(send, bareQuery(server, id))
    return times
  } finally {
    await server.stopAndForget()
  }
}

/** Ten rows by an index: the least that any list asks of the database. */
function bareQuery({ store: { database } }: TestServer, projectId: number) {
  return async () => {
    const rows = await database
      .selectFrom('file')
      .select(['id', 'name', 'size_bytes', 'created_at'])
      .where('project_id', '=', projectId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(10)
      .execute()
    if (rows.length !== 10) throw new Error('The bare query found too little.')
  }
}

async function alternate(one: () => Promise<void>, other: () => Promise<void>) {
  const times: { ours: number[]; anchor: number[] } = { ours: [], anchor: [] }
  for (let round = -5; round < rounds; round++) {
    const ours = await timed(one)
    const anchor = await timed(other)
    if (round < 0) continue
    times.ours.push(ours)
    times.anchor.push(anchor)
  }
  return times
}

async function timed(run: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

const postgres = startPostgres()
try {
  const measured = {
    SQLite: await measure({}),
    PostgreSQL: await measure({ DATABASE_URL: postgres.createDatabase() }),
  }
  process.stdout.write(JSON.stringify(measured))
} finally {
  postgres.stop()
}

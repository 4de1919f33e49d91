import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely'
import type { Store } from '../../src/store/connect.js'
import type { Schema } from '../../src/store/schema.js'

interface Watched {
  readonly database: Kysely<Schema>
  /** The queries, in their order, with the number of their rows. */
  readonly asked: readonly { readonly query: CompiledQuery; readonly rowCount: number }[]
}

/** The database of a store that records its queries. */
export function watchQueries({ database }: Store): Watched {
  const asked: Watched['asked'][number][] = []
  const compiled = new Map<string, CompiledQuery>()
  const plugin: KyselyPlugin = {
    // Runs for each part of a query as well, which is never sent by itself.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId.queryId, database.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      asked.push({ query: compiled.get(queryId.queryId)!, rowCount: result.rows.length })
      return result
    },
  }
  return { database: database.withPlugin(plugin), asked }
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const rowsOf = ({ Plans = [], ...node }: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  Plans.reduce((sum, child) => sum + rowsOf(child), 0)

const limitsOf = (node: PlanNode): readonly PlanNode[] =>
  node['Node Type'] === 'Limit' ? [node] : (node.Plans ?? []).flatMap(limitsOf)

/** Puts a keyword before a query that makes the database explain its plan. */
async function explain({ database }: Store, prefix: string, query: CompiledQuery) {
  const { rows } = await database.executeQuery<Record<string, unknown>>({
    ...query,
    sql: `${prefix} ${query.sql}`,
  } as CompiledQuery<Record<string, unknown>>)
  return rows
}

/** On PostgreSQL: how many rows are read to find those within the limits of a query. */
export async function rowsBelowLimits(store: Store, query: CompiledQuery): Promise<number> {
  const [row] = await explain(store, 'explain (analyze, format json)', query)
  const [{ Plan }] = row!['QUERY PLAN'] as [{ Plan: PlanNode }]
  return limitsOf(Plan)
    .flatMap(({ Plans = [] }) => Plans)
    .reduce((sum, child) => sum + rowsOf(child), 0)
}

/** On SQLite: the lines of the plan of a query. */
export async function planOf(store: Store, query: CompiledQuery): Promise<string[]> {
  return (await explain(store, 'explain query plan', query)).map(({ detail }) => String(detail))
}

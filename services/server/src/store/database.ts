import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Schema } from './schema.js'

/** The database for readers: writing does not compile with it. A transaction reads too. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom'>

export type DatabaseTransaction = KyselyTransaction<Schema>

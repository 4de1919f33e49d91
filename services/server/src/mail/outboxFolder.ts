import { join } from 'node:path'

/** Where mails go that nobody sends: one `.eml` file each. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox')

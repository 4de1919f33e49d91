import { join } from 'node:path'

/** Folder of mails when no mail server is configured: one `.eml` file each. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox')

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '@saywright/http'

/**
 * Takes the data folder for this process. The lock is SQLite's own on `lock.db`, so a killed process frees it.
 *
 * @returns frees the folder.
 * @throws StartFailure when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    const isBusy = error instanceof Error && /locked|busy/i.test(error.message)
    if (!isBusy) throw error
    throw new StartFailure(`Another server is already running on the data folder ${folder}.`)
  }
  return () => database.close()
}

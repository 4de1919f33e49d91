import { StartFailure } from '@saywright/http'
import { isDiskFailure, isDiskFull } from '../files/diskFull.js'

const unwritable = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOENT'])

/** Why a start failed, in one sentence where the cause is one that a person can remove. */
export function startFailureOf(error: unknown, folder: string, databaseUrl: string | undefined): unknown {
  if (error instanceof StartFailure) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (isDiskFull(error)) return new StartFailure(`No space is left for the data folder ${folder}.`)
  if (isDiskFailure(error) || unwritable.has(code ?? '') || /readonly|unable to open/i.test(message)) {
    return new StartFailure(`The data folder ${folder} cannot be written to.`)
  }
  if (['ENOTDIR', 'EEXIST'].includes(code ?? '')) return new StartFailure(`${folder} is not a folder.`)
  if (databaseUrl) return new StartFailure(`The database of DATABASE_URL cannot be used: ${message || code}.`)
  if (/malformed|not a database|corrupt/i.test(message)) {
    return new StartFailure(`The database in the data folder ${folder} is damaged: restore it from a copy.`)
  }
  return error
}

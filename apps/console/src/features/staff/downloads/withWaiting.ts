import type { Upload } from '@saywright/api/contract'
import type { Transfer } from './transfer.js'

/** Those on their way from here, and the unfinished ones of the server that wait for their file to be chosen again. */
export function withWaiting(transfers: readonly Transfer[], uploads: readonly Upload[]): Transfer[] {
  const known = new Set(transfers.map(({ id }) => id))
  const waiting = uploads.filter(({ id }) => !known.has(id))
  return [
    ...transfers,
    ...waiting.map(
      ({ id, name, project, size, offset }): Transfer => ({
        id,
        name,
        project: project.title,
        size,
        sent: offset,
        state: 'waiting',
      }),
    ),
  ]
}

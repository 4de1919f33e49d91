import type { Upload } from '@saywright/api/contract'
import type { Transfer } from './transfer.js'

/**
 * What becomes files, or packages: those on their way from here, and the unfinished ones of the server that wait for
 * their file to be chosen again.
 */
export function withWaiting(
  kind: Transfer['kind'],
  transfers: readonly Transfer[],
  uploads: readonly Upload[],
): Transfer[] {
  const known = new Set(transfers.map(({ id }) => id))
  const waiting = uploads.filter(({ id }) => !known.has(id))
  const all = [
    ...transfers,
    ...waiting.map(
      ({ id, kind: of, name, project, size, offset }): Transfer => ({
        id,
        kind: of,
        name,
        project: project.title,
        size,
        sent: offset,
        state: 'waiting',
      }),
    ),
  ]
  return all.filter((transfer) => transfer.kind === kind)
}

import type { Upload } from '@saywright/api/contract'
import type { Transfer } from './transfer.js'

/**
 * Uploads that become files, or packages: those under way from here, and the unfinished ones of the server that wait for
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

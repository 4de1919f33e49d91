import { limits, type Upload } from '@saywright/api/contract'
import type { Transfer } from './transfer.js'

type GivenFile = Pick<File, 'name' | 'size' | 'lastModified'>

/** Distinguishes a file from its next version. */
export const fingerprintOf = ({ name, lastModified }: Omit<GivenFile, 'size'>): string =>
  `${lastModified} ${name}`.slice(0, limits.freeTextMaxCharacters)

/**
 * The pending upload of a file that is chosen again.
 *
 * @param transfers those under way from here, which are not pending.
 * @returns undefined without one, and with several, as for two projects: then the user says which.
 */
export function uploadOfFile(
  file: GivenFile,
  kind: Upload['kind'],
  uploads: readonly Upload[],
  transfers: readonly Pick<Transfer, 'id'>[],
): Upload | undefined {
  const known = new Set(transfers.map(({ id }) => id))
  const [upload, ...others] = uploads.filter(
    ({ id, kind: of, size, fingerprint }) =>
      of === kind && size === file.size && fingerprint === fingerprintOf(file) && !known.has(id),
  )
  return others.length === 0 ? upload : undefined
}

import type { LicenceEnd, LicenceKey } from '@saywright/api/contract'
import type { Encryption } from '../../secrets/encryption.js'
import { licenceOwner } from '../../secrets/owners.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading } from '../../transaction/transaction.js'
import { licenceEnds } from './licenceEnds.js'

interface Licence {
  readonly id: number
  readonly licence_sealed: string | null
  readonly licence_rotated_at: string | null
  readonly licence_disabled_at: string | null
  readonly licence_end: LicenceEnd
  readonly licence_expires_at: string | null
  readonly created_at: string
}

/** The key of an account, which is expired from its end on. */
export async function licenceKeyOf(
  reading: Reading & { readonly encryption: Encryption },
  licence: Licence,
): Promise<LicenceKey> {
  const { id, licence_sealed, licence_rotated_at, licence_disabled_at } = licence
  if (licence_sealed === null) throw new Error(`Account ${id} has no license key.`)
  const end = (await licenceEnds(reading.database, [licence]))(id)
  return {
    token: reading.encryption.decrypt(licence_sealed, licenceOwner(id)),
    created_at: licence_rotated_at ?? licence.created_at,
    disabled: licence_disabled_at !== null,
    disabled_at: licence_disabled_at,
    expired: end !== null && end <= timestamp(reading),
    expired_at: end,
  }
}

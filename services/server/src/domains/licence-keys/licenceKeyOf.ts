import type { LicenceKey } from '@saywright/api/contract'
import type { Encryption } from '../../secrets/encryption.js'
import { licenceOwner } from '../../secrets/owners.js'
import { timestamp } from '../../store/timestamp.js'

interface Licence {
  readonly id: number
  readonly licence_sealed: string | null
  readonly licence_rotated_at: string | null
  readonly licence_disabled_at: string | null
  readonly licence_expires_at: string | null
  readonly created_at: string
}

/** The key of an account, which is expired from the moment on that is kept with it. */
export function licenceKeyOf(
  context: { readonly encryption: Encryption; readonly now: () => Date },
  licence: Licence,
): LicenceKey {
  const { id, licence_sealed, licence_rotated_at, licence_disabled_at, licence_expires_at } = licence
  if (licence_sealed === null) throw new Error(`Account ${id} has no licence key.`)
  const expired = licence_expires_at !== null && licence_expires_at <= timestamp(context)
  return {
    token: context.encryption.decrypt(licence_sealed, licenceOwner(id)),
    created_at: licence_rotated_at ?? licence.created_at,
    disabled: licence_disabled_at !== null,
    disabled_at: licence_disabled_at,
    expired,
    expired_at: expired ? licence_expires_at : null,
  }
}

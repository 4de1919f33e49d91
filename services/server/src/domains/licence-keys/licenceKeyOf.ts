import type { LicenceKey } from '@saywright/api/contract'

interface Licence {
  readonly licence_token: string
  readonly licence_rotated_at: string | null
  readonly licence_disabled_at: string | null
  readonly licence_expires_at: string | null
  readonly created_at: string
}

/** The key of an account, which is expired from the moment on that is kept with it. */
export function licenceKeyOf(licence: Licence, now: string): LicenceKey {
  const { licence_token: token, licence_rotated_at, licence_disabled_at, licence_expires_at } = licence
  const expired = licence_expires_at !== null && licence_expires_at <= now
  return {
    token,
    created_at: licence_rotated_at ?? licence.created_at,
    disabled: licence_disabled_at !== null,
    disabled_at: licence_disabled_at,
    expired,
    expired_at: expired ? licence_expires_at : null,
  }
}

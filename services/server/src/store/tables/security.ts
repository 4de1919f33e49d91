import type { Generated } from 'kysely'
import type { Flag, Json } from './columns.js'

export const codePurposes = [
  'confirm',
  'handover',
  'password',
  'link',
  'email',
  'second_factor',
  'address_undo',
] as const

export interface CodeTable {
  id: Generated<number>
  account_id: number
  purpose: (typeof codePurposes)[number]
  code_hash: string
  /** The payload of the code: a pending registration, or the session and project of a hand-over. */
  payload_json: Json<Record<string, string | number | null>>
  tries: number
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Counted events behind the limits; all processes read the same rows. */
export interface AttemptTable {
  id: Generated<number>
  kind:
    | 'login_address'
    | 'login_ip'
    | 'code_address'
    | 'code_caller'
    | 'code_account'
    | 'code_try'
    | 'second_factor'
    | 'invitation_organization'
    | 'invitation_address'
    | 'contact_account'
    | 'registration_ip'
    | 'report_ip'
  subject: string
  created_at: string
}

/** A value given out to be brought back once. */
export interface ChallengeTable {
  id: Generated<number>
  account_id: number | null
  purpose: 'passkey_create' | 'passkey_login' | 'social'
  value_hash: string
  payload_json: Json<Record<string, string | null>>
  created_at: string
  expires_at: string
}

export interface TotpTable {
  id: Generated<number>
  account_id: number
  /** Encrypted with the key of the data folder. */
  secret_sealed: string
  is_confirmed: Flag
  /** The last period of 30 s whose code was used: none works twice. */
  last_step: number
  created_at: string
  last_used_at: string | null
}

export interface RecoveryCodeTable {
  id: Generated<number>
  account_id: number
  code_hash: string
  used_at: string | null
}

export interface PasskeyTable {
  id: Generated<number>
  account_id: number
  credential_key: string
  public_key: string
  counter: number
  transports_json: Json<string[]>
  name: string
  created_at: string
  last_used_at: string | null
}

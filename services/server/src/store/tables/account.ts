import type { LicenceEnd, NotificationDelivery, SignInRefusal, SignInWay } from '@saywright/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Flag } from './columns.js'

export interface AccountTable {
  id: Generated<number>
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  is_confirmed: Flag
  is_admin: Flag
  interface_language: string
  verified_email: string | null
  person_label: string | null
  interest_in_vdk: string | null
  marketing_source: string | null
  /** Their sales contact. */
  sales_email: string | null
  /** Their identifier in the customer database. */
  crm_id: string | null
  job_title: string | null
  job_departement: string | null
  gender: string | null
  phone_number: string | null
  country: string | null
  picture_key: string | null
  /** Absent: no choice yet. Once `Disallow`, only staff can change it. */
  marketing_status: 'Allow' | 'Disallow' | null
  is_told_product_updates: boolean | null
  is_told_educational_content: boolean | null
  is_told_corporate_events: boolean | null
  /** The license key, encrypted; set right after the row, whose number it is sealed for. */
  licence_sealed: string | null
  licence_fingerprint: string | null
  /** When the key took the place of another; absent: it is as old as the account. */
  licence_rotated_at: string | null
  /** When staff disabled the license key. */
  licence_disabled_at: string | null
  /** The end of the key. */
  licence_end: ColumnType<LicenceEnd, LicenceEnd | undefined, LicenceEnd>
  /** The date that staff chose as its end. */
  licence_expires_at: string | null
  welcome_closed_at: string | null
  onboarding_closed_at: string | null
  /** Exceptions from the default limits, set by staff. */
  limits_json: ColumnType<{ organizationsPerPerson?: number }, string | undefined, string>
  tour_closed_at: string | null
  /** Chosen delivery of notifications, where it is not the default. */
  delivery_json: ColumnType<Partial<NotificationDelivery>, string | undefined, string>
  created_at: string
  updated_at: string
}

export interface SessionTable {
  id: Generated<number>
  account_id: number
  /** Sessions that were handed over share the family of the one they came from. */
  family: string
  token_hash: string
  created_at: string
  expires_at: string
  revoked_at: string | null
  user_agent: string | null
  last_used_at: string | null
  /** When its owner last proved who they are; a session that was handed over, or is of staff, never did. */
  proved_at: string | null
  /** The member of staff who acts as the account. */
  staff_id: number | null
  /** The session of staff in which acting began; absent for one that was handed over. */
  origin_session_id: number | null
}

/** The identity of an account at a provider of social sign-in. */
export interface IdentityTable {
  id: Generated<number>
  account_id: number
  provider: 'GOOGLE' | 'LINKEDIN'
  subject: string
  created_at: string
  last_used_at: string | null
}

/** An address that its owner proved by a code to belong to them. */
export interface VerifiedAddressTable {
  id: Generated<number>
  account_id: number
  email_key: string
  verified_at: string
  /** Whether it was to become the address of the account; else it is one of a company. */
  is_for_account: boolean | null
}

/** A login, or one that was refused. */
export interface SignInTable {
  id: Generated<number>
  account_id: number
  way: SignInWay
  refusal: SignInRefusal | null
  ip: string | null
  user_agent: string | null
  created_at: string
}

import type { MemberRole, OrganizationLimit } from '@saywright/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Written } from './columns.js'

export interface OrganizationTable {
  id: Generated<number>
  name: string
  name_key: string
  details_json: Json<Record<string, string | null>>
  /** How many members it may have; absent: as many as it likes. Agreed with sales, so no call of a member changes it. */
  user_seats: number | null
  logo_key: string | null
  /** Exceptions from the default limits, set by staff. */
  limits_json: ColumnType<Partial<Record<OrganizationLimit, number>>, string | undefined, string>
  /** Whether it has bought the product; absent: staff has not said. */
  customer: 'Yes' | 'No' | null
  /** Its contact. */
  sales_representative: string | null
  /** Its identifier in the customer database. */
  crm_id: string | null
  /** When a sentence was recognized with one of its models for the first time. */
  first_recognized_at: string | null
  /** Made without asking for a name, and not named since. */
  is_unnamed: boolean | null
  created_at: string
  updated_at: string
}

export interface OrganizationMemberTable {
  id: Generated<number>
  organization_id: Written<number>
  account_id: Written<number>
  role: MemberRole
  created_at: string
}

export interface InvitationTable {
  id: Generated<number>
  organization_id: number
  /** Absent once the account of who invited is gone. */
  inviter_id: number | null
  email: string
  email_key: string
  role: MemberRole
  code_hash: string
  created_at: string
  expires_at: string
}

export interface InvitationProjectTable {
  id: Generated<number>
  invitation_id: number
  project_id: number
}

/** A domain whose owner the organization proved to be. */
export interface OrganizationDomainTable {
  id: Generated<number>
  organization_id: number
  name: string
  verification_email: string
  added_by: number | null
  created_at: string
}

import { nameKey } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Transaction } from '../../transaction/transaction.js'

export interface NewOrganization {
  readonly name: string
  readonly administratorId: number
  readonly details?: Readonly<Record<string, string | null>>
  /** Whether the name was generated, without asking the user. */
  readonly isUnnamed?: boolean
  /** The field of the form that holds the name, for the refusal. */
  readonly field: string
  readonly staffId?: number | undefined
  readonly ip?: string | undefined
}

/**
 * Creates an organization and its first administrator.
 *
 * @throws ApiFailure `already_exists` when the name is taken, without regard to case and outer space.
 */
export async function insertOrganization(
  transaction: Transaction,
  organization: NewOrganization,
): Promise<number> {
  const now = timestamp(transaction)
  try {
    const { id } = await transaction.database
      .insertInto('organization')
      .values({
        name: organization.name.trim(),
        name_key: nameKey(organization.name),
        is_unnamed: organization.isUnnamed ?? false,
        details_json: JSON.stringify(organization.details ?? {}),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction.database
      .insertInto('organization_member')
      .values({
        organization_id: id,
        account_id: organization.administratorId,
        role: 'administrator',
        created_at: now,
      })
      .execute()
    await writeAudit(transaction, {
      action: 'organization.created',
      accountId: organization.administratorId,
      staffId: organization.staffId,
      organizationId: id,
      values: { name: organization.name.trim() },
      ip: organization.ip,
    })
    return id
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiFailure('already_exists', { errors: { [organization.field]: 'alreadyExists' } })
  }
}

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.js'

/**
 * Ends access tokens of projects whose makers are no longer administrators of the organization: they outlived that right.
 */
export async function endedProjectTokens(database: Kysely<never>): Promise<void> {
  await (database as unknown as Kysely<Schema>)
    .updateTable('access_token')
    .set({ revoked_at: new Date().toISOString() })
    .where('project_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('project')
            .innerJoin(
              'organization_member',
              'organization_member.organization_id',
              'project.organization_id',
            )
            .select('organization_member.id')
            .whereRef('project.id', '=', 'access_token.project_id')
            .whereRef('organization_member.account_id', '=', 'access_token.account_id')
            .where('organization_member.role', '=', 'administrator'),
        ),
      ),
    )
    .execute()
}

import { displayedName, type User } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { visibleProjects } from '../../http/access.js'

/** An account as its owner sees it. */
export async function userAnswer({ database }: Context, accountId: number): Promise<User> {
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const organizations = await database
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization.id', 'organization.name', 'organization_member.role'])
    .where('organization_member.account_id', '=', accountId)
    .orderBy('organization_member.id')
    .execute()
  const projects = await visibleProjects(database, accountId)
    .select(['project.id', 'project.title'])
    .orderBy('project.id')
    .execute()
  const { id, first_name, last_name, email, verified_email, person_label, interest_in_vdk } = account
  return {
    id,
    first_name,
    last_name,
    name: displayedName(account),
    email,
    verified_email,
    person_label,
    interest_in_vdk,
    interface_language: account.interface_language,
    is_completed: [first_name, last_name, email, verified_email, person_label, interest_in_vdk].every(
      Boolean,
    ),
    is_admin: account.is_admin,
    status: accountStatus(account.is_confirmed, organizations.length > 0),
    notif_account_management: true,
    organization_roles: [...new Set(organizations.map(({ role }) => role))],
    organizations,
    projects,
    licence_key: {
      token: account.licence_token,
      created_at: account.created_at,
      disabled: false,
      expired: false,
    },
    created_at: account.created_at,
    updated_at: account.updated_at,
  }
}

/** Identifying an organization makes a confirmed account a verified one. */
function accountStatus(isConfirmed: boolean, hasOrganization: boolean) {
  if (!isConfirmed) return 'pending verification'
  return hasOrganization ? 'verified' : 'unverified'
}

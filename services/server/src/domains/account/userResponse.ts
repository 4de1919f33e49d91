import { displayedName, type User } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { pictureVersion } from '../../pictures/pictures.js'
import { licenceKeyOf } from '../licence-keys/licenceKeyOf.js'
import { logoAddress } from '../shared/organizations/logoAddress.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

/** An account as its owner sees it. */
export async function userResponse(context: Context, accountId: number): Promise<User> {
  const { database } = context
  const account = await database
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const organizations = await database
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .select(['organization.id', 'organization.name', 'organization.logo_key', 'organization_member.role'])
    .select('organization.is_unnamed')
    .where('organization_member.account_id', '=', accountId)
    .orderBy('organization_member.id')
    .execute()
  const projects = await visibleProjects(database, accountId)
    .select(['project.id', 'project.title'])
    .orderBy('project.id')
    .execute()
  const works = await database
    .selectFrom('project_member')
    .select('role')
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute()
  const betas = await visibleProjects(database, accountId)
    .leftJoin('vdk_version', 'vdk_version.id', 'project.vdk_version_id')
    .select('vdk_version.display_name')
    .where('project.is_beta_access', '=', true)
    .orderBy('vdk_version.id', 'desc')
    .execute()
  const { id, first_name, last_name, email, verified_email, person_label, interest_in_vdk } = account
  const { picture_key, sales_email, job_title, job_departement, gender, phone_number, country } = account
  return {
    id,
    first_name,
    last_name,
    name: displayedName(account),
    email,
    verified_email,
    person_label,
    interest_in_vdk,
    sales_email,
    person_id: account.crm_id,
    role: account.is_admin ? 'admin' : 'user',
    is_beta_user: betas.length > 0,
    vdk_version: betas.find(({ display_name }) => display_name !== null)?.display_name ?? null,
    project_roles: works.map(({ role }) => role),
    job_title,
    job_departement,
    gender,
    phone_number,
    country,
    picture_url: picture_key && `v3/users/${id}/picture?v=${pictureVersion(picture_key)}`,
    marketing_status: account.marketing_status,
    notif_product_updates: account.is_told_product_updates ?? false,
    notif_educational_content: account.is_told_educational_content ?? false,
    notif_corporate_events_news: account.is_told_corporate_events ?? false,
    interface_language: account.interface_language,
    is_completed: isCompleted(account),
    is_admin: account.is_admin,
    status: accountStatus(account.is_confirmed, organizations.length > 0),
    notif_account_management: true,
    organization_roles: [...new Set(organizations.map(({ role }) => role))],
    organizations: organizations.map(({ logo_key, is_unnamed, ...link }) => ({
      ...link,
      is_named: !is_unnamed,
      logo: logoAddress(link.id, logo_key),
    })),
    projects,
    licence_key: await licenceKeyOf(context, account),
    created_at: account.created_at,
    updated_at: account.updated_at,
  }
}

interface Profile {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly verified_email: string | null
  readonly person_label: string | null
  readonly interest_in_vdk: string | null
}

/** Whether the six fields that the product needs are there. */
export function isCompleted(profile: Profile): boolean {
  const { first_name, last_name, email, verified_email, person_label, interest_in_vdk } = profile
  return [first_name, last_name, email, verified_email, person_label, interest_in_vdk].every(Boolean)
}

/** Identifying an organization makes a confirmed account a verified one. */
function accountStatus(isConfirmed: boolean, hasOrganization: boolean) {
  if (!isConfirmed) return 'pending verification'
  return hasOrganization ? 'verified' : 'unverified'
}

import type { ModelKind, OrganizationLimit } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { modelTables } from '../../store/modelTables.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Reading, Transaction } from '../../transaction/transaction.js'

// Quotas of one owner. Additions count first, one at a time for each owner.

type Full =
  | 'too_many_organizations'
  | 'too_many_projects'
  | 'too_many_models'
  | 'too_many_domains'
  | 'too_much_audio'

/** @throws ApiFailure `too_many_organizations`. Those in which one only takes part are not counted. */
export async function requireOrganizationQuota(transaction: Transaction, accountId: number): Promise<void> {
  await acquireLock(transaction, [turnOf('too_many_organizations', accountId)])
  const { count } = await transaction.database
    .selectFrom('organization_member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'administrator')
    .executeTakeFirstOrThrow()
  const { limits_json } = await transaction.database
    .selectFrom('account')
    .select('limits_json')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const most = limits_json.organizationsPerPerson ?? transaction.limits.organizationsPerPerson
  if (count >= most) throw full(transaction, 'too_many_organizations', 'organizationsPerPerson', most)
}

/** @throws ApiFailure `too_many_projects`. */
export async function requireProjectQuota(transaction: Transaction, organizationId: number): Promise<void> {
  await acquireLock(transaction, [turnOf('too_many_projects', organizationId)])
  const { count } = await transaction.database
    .selectFrom('project')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const most = await organizationLimit(
    transaction,
    organizationId,
    'projectsPerOrganization',
    transaction.limits.projectsPerOrganization,
  )
  if (count >= most) throw full(transaction, 'too_many_projects', 'projectsPerOrganization', most)
}

/** @throws ApiFailure `too_many_domains`. */
export async function requireDomainQuota(transaction: Transaction, organizationId: number): Promise<void> {
  await acquireLock(transaction, [turnOf('too_many_domains', organizationId)])
  const { count } = await transaction.database
    .selectFrom('organization_domain')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const most = await organizationLimit(
    transaction,
    organizationId,
    'domainsPerOrganization',
    transaction.limits.domainsPerOrganization,
  )
  if (count >= most) throw full(transaction, 'too_many_domains', 'domainsPerOrganization', most)
}

/** @throws ApiFailure `too_many_models`. Models of all kinds are counted together. */
export async function requireModelQuota(
  transaction: Transaction,
  projectId: number,
  { quota }: Pick<ModelKind, 'quota'>,
): Promise<void> {
  await acquireLock(transaction, [turnOf('too_many_models', projectId)])
  let count = 0
  for (const table of modelTables) {
    const found = await transaction.database
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow()
    count += found.count
  }
  const most = await organizationLimit(
    transaction,
    await ownerOf(transaction, projectId),
    quota,
    transaction.limits[quota],
  )
  if (count >= most) throw full(transaction, 'too_many_models', quota, most)
}

const megabyte = 1024 * 1024

/**
 * @param bytes of the recording that is to be added.
 * @param replacedBytes of the one whose place it takes.
 * @throws ApiFailure `too_much_audio`, by the number of recordings or by their bytes.
 */
export async function requireAudioQuota(
  transaction: Transaction,
  projectId: number,
  bytes: number,
  replacedBytes?: number,
): Promise<void> {
  await acquireLock(transaction, [turnOf('too_much_audio', projectId)])
  const { count, total } = await transaction.database
    .selectFrom('audio_file')
    .select((select) => select.fn.countAll<number>().as('count'))
    .select((select) => select.fn.sum<number | string | null>('size_bytes').as('total'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  const owner = await ownerOf(transaction, projectId)
  const files = await organizationLimit(
    transaction,
    owner,
    'audioFilesPerProject',
    transaction.limits.audioFilesPerProject,
  )
  const megabytes = await organizationLimit(
    transaction,
    owner,
    'audioMegabytesPerProject',
    transaction.limits.audioMegabytesPerProject,
  )
  if (replacedBytes === undefined && count >= files)
    throw full(transaction, 'too_much_audio', 'audioFilesPerProject', files)
  // PostgreSQL adds large numbers up to a text.
  if (Number(total ?? 0) - (replacedBytes ?? 0) + bytes > megabytes * megabyte)
    throw full(transaction, 'too_much_audio', 'audioMegabytesPerProject', megabytes)
}

/** The limit of one organization: set by staff, or the default. */
async function organizationLimit(
  { database }: Pick<Reading, 'database'>,
  organizationId: number,
  name: OrganizationLimit,
  otherwise: number,
): Promise<number> {
  const { limits_json } = await database
    .selectFrom('organization')
    .select('limits_json')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return limits_json[name] ?? otherwise
}

/** The limit of a project, by the organization that owns it. */
export async function projectLimit(
  reading: Reading,
  projectId: number,
  name: OrganizationLimit,
  otherwise: number,
): Promise<number> {
  return organizationLimit(reading, await ownerOf(reading, projectId), name, otherwise)
}

async function ownerOf({ database }: Pick<Reading, 'database'>, projectId: number): Promise<number> {
  const { organization_id } = await database
    .selectFrom('project')
    .select('organization_id')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return organization_id
}

/** A refusal whose sentence says the number: that of the owner, where it has one of its own. */
function full(
  { limits }: Transaction,
  code: Full,
  name: OrganizationLimit | 'organizationsPerPerson',
  most: number,
): ApiFailure {
  return new ApiFailure(code, most === limits[name] ? {} : { errors: { [name]: String(most) } })
}

const turnOf = (full: Full, owner: number) => `${full} ${owner}`

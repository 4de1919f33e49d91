import { ApiFailure } from '@saywright/http'
import { takeTurn } from '../../unit/takeTurn.js'
import type { Unit } from '../../unit/unit.js'

// How much one owner may have. Whoever adds counts first, in turn with everyone who adds to the same owner.

type Full =
  | 'too_many_organizations'
  | 'too_many_projects'
  | 'too_many_models'
  | 'too_many_domains'
  | 'too_much_audio'

/** @throws ApiFailure `too_many_organizations`. Those in which one only takes part are not counted. */
export async function requireOrganizationQuota(unit: Unit, accountId: number): Promise<void> {
  await takeTurn(unit, [turnOf('too_many_organizations', accountId)])
  const { count } = await unit.database
    .selectFrom('organization_member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'administrator')
    .executeTakeFirstOrThrow()
  if (count >= unit.limits.organizationsPerPerson) throw new ApiFailure('too_many_organizations')
}

/** @throws ApiFailure `too_many_projects`. */
export async function requireProjectQuota(unit: Unit, organizationId: number): Promise<void> {
  await takeTurn(unit, [turnOf('too_many_projects', organizationId)])
  const { count } = await unit.database
    .selectFrom('project')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (count >= unit.limits.projectsPerOrganization) throw new ApiFailure('too_many_projects')
}

/** @throws ApiFailure `too_many_domains`. */
export async function requireDomainQuota(unit: Unit, organizationId: number): Promise<void> {
  await takeTurn(unit, [turnOf('too_many_domains', organizationId)])
  const { count } = await unit.database
    .selectFrom('organization_domain')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (count >= unit.limits.domainsPerOrganization) throw new ApiFailure('too_many_domains')
}

/** @throws ApiFailure `too_many_models`. */
export async function requireModelQuota(unit: Unit, projectId: number): Promise<void> {
  await takeTurn(unit, [turnOf('too_many_models', projectId)])
  const { count } = await unit.database
    .selectFrom('voice_command_model')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  if (count >= unit.limits.modelsPerProject) throw new ApiFailure('too_many_models')
}

const megabyte = 1024 * 1024

/**
 * @param bytes of the recording that is to be added.
 * @throws ApiFailure `too_much_audio`, by the number of recordings or by their bytes.
 */
export async function requireAudioQuota(unit: Unit, projectId: number, bytes: number): Promise<void> {
  await takeTurn(unit, [turnOf('too_much_audio', projectId)])
  const { count, total } = await unit.database
    .selectFrom('audio_file')
    .select((select) => select.fn.countAll<number>().as('count'))
    .select((select) => select.fn.sum<number | string | null>('size_bytes').as('total'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  const { audioFilesPerProject, audioMegabytesPerProject } = unit.limits
  // PostgreSQL adds large numbers up to a text.
  const isFull =
    count >= audioFilesPerProject || Number(total ?? 0) + bytes > audioMegabytesPerProject * megabyte
  if (isFull) throw new ApiFailure('too_much_audio')
}

const turnOf = (full: Full, owner: number) => `${full} ${owner}`

import {
  deliveredChoice,
  kindOf,
  modelKinds,
  modelTypes,
  type Project,
  type ProjectTag,
} from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Reading } from '../../transaction/transaction.js'
import {
  type AskedTechnologies,
  asWritten,
  type DealRow,
  dealResponse,
  dealRows,
} from '../deals/dealResponses.js'
import { administratorsOf } from '../organization/organizationResponses.js'
import { activeTags, deliveriesOf, deliveryResponse } from '../shared/projects/deliveries.js'
import { categoriesOf } from './categoriesOf.js'
import { membersWithProjects } from './projectMembers.js'

/** Projects as they travel, in the order of the identifiers given. */
export async function projectResponses(reading: Reading, ids: readonly number[]): Promise<Project[]> {
  if (ids.length === 0) return []
  const { database } = reading
  const now = timestamp(reading)
  const rows = await database
    .selectFrom('project')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .leftJoin('vdk_version', 'vdk_version.id', 'project.vdk_version_id')
    .selectAll('project')
    .select(['organization.name as organization_name', 'vdk_version.display_name as vdk_version'])
    .where('project.id', 'in', ids)
    .execute()
  const administrators = await administratorsOf(database, [
    ...new Set(rows.map((row) => row.organization_id)),
  ])
  const members = await membersWithProjects(reading, ids)
  const totals = await modelTotals(database, ids)
  const deliveries = await deliveriesOf(database, ids)
  const deals = await dealRows(database, 'deal.project_id', ids)
  const categories = await categoriesOf(database, ids)
  const packages = await packagesOf(database, ids)
  const responses = rows.map((row): Project => {
    const own = deliveries.filter(({ project_id }) => project_id === row.id)
    const ownDeals = deals.filter(({ project_id }) => project_id === row.id)
    const tags = activeTags(own, row, now)
    const isEvaluated = row.evaluation_ends_at !== null && row.evaluation_ends_at > now
    return {
      ...row.details_json,
      id: row.id,
      title: row.title,
      organization: {
        id: row.organization_id,
        name: row.organization_name,
        administrators: administrators(row.organization_id),
      },
      status: row.status,
      vdk_version: row.vdk_version === null ? null : { display_name: row.vdk_version },
      beta_access: row.is_beta_access ?? false,
      is_sample: row.is_sample ?? false,
      evaluation: isEvaluated ? 'Yes' : 'No',
      evaluation_ends_on: row.evaluation_ends_at,
      trial_ends_on: row.trial_ends_at,
      description: row.description,
      additional_comment: row.additional_comment,
      lead_id: row.lead_id,
      project_id: row.crm_id,
      tags,
      technologies: tags.map(({ technology }) => technology),
      langs: [...new Set(tags.flatMap(({ langs }) => langs))],
      deliveries: own.map(deliveryResponse),
      ...categories(row, now),
      conan_packages: packages.filter(({ project_id }) => project_id === row.id).map(({ link }) => link),
      deals: ownDeals.map(dealResponse),
      deal_id: ownDeals.find(({ applied_at }) => applied_at === null)?.id ?? null,
      ...askedOf(ownDeals, tags),
      ...members(row.id),
      ...totals(row.id),
      created_at: row.created_at,
      updated_at: row.updated_at,
    }
  })
  return ids.flatMap((id) => responses.filter((response) => response.id === id))
}

async function packagesOf(database: Reading['database'], ids: readonly number[]) {
  const rows = await database
    .selectFrom('conan_package')
    .selectAll()
    .where('project_id', 'in', ids)
    .orderBy('name')
    .execute()
  return rows.map(({ project_id, ...link }) => ({ project_id, link }))
}

/** The resources of the newest request that was not declined; without one, the delivered ones. */
function askedOf(deals: readonly DealRow[], tags: readonly ProjectTag[]): AskedTechnologies {
  const asked = deals.find(({ decision, applied_at }) => decision !== 'declined' || applied_at === null)
  return asWritten(asked?.choice_json ?? deliveredChoice(tags))
}

/** How many models of each type a project has. */
async function modelTotals(database: Reading['database'], ids: readonly number[]) {
  const commands = await database
    .selectFrom('voice_command_model')
    .select('project_id')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('project_id', 'in', ids)
    .groupBy('project_id')
    .execute()
  const others = await database
    .selectFrom('model')
    .select(['project_id', 'type'])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('project_id', 'in', ids)
    .groupBy(['project_id', 'type'])
    .execute()
  const rows = [...commands.map((row) => ({ ...row, type: modelKinds.voice_commands.type })), ...others]
  return (id: number): Readonly<Record<string, number>> =>
    Object.fromEntries(
      modelTypes.flatMap((type) => {
        const total = rows.find((row) => row.project_id === id && row.type === type)?.total ?? 0
        return Object.keys(kindOf(type).total).map((field) => [field, total])
      }),
    )
}

import { crmLinks, getStaffDeal, type Project, type StaffDeal } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import type { Reading } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { recipientsOf } from './recipients.js'
import { staffDeals } from './staffDeals.js'

/** Reads projects as they travel: their own domain, which imports this one, knows how. */
export type ReadProjects = (reading: Reading, ids: readonly number[]) => Promise<Project[]>

export const getStaffDealRoute = (readProjects: ReadProjects) =>
  bind(getStaffDeal, async ({ context, params }) => {
    const [request] = await staffDeals(context, [params.id])
    if (!request) throw new ApiFailure('not_found')
    const projectId = request.project.id
    const [project] = await readProjects(context, [projectId])
    const links = crmLinks(context.config.crmUrl, {
      deal: request.id,
      lead: project?.lead_id ?? null,
      project: project?.project_id ?? projectId,
      ...(await ownersInCrm(context.database, request)),
    })
    return {
      request,
      project: project!,
      members_total: (await recipientsOf(context.database, projectId)).length,
      crm_links: Object.keys(links).length > 0 ? links : null,
    }
  })

/** Ids of the requester and their organization in the customer database: our number until staff has set another one. */
async function ownersInCrm(database: Reader, { organization, deal }: StaffDeal) {
  const nameIn = async (table: 'organization' | 'account', id: number) => {
    const row = await database.selectFrom(table).select('crm_id').where('id', '=', id).executeTakeFirst()
    return row?.crm_id ?? id
  }
  return {
    organization: await nameIn('organization', organization.id),
    person: deal.asked_by ? await nameIn('account', deal.asked_by.id) : null,
  }
}

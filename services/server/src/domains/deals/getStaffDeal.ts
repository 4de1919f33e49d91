import { crmLinks, getStaffDeal } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { projectResponses } from '../project/projectResponses.js'
import { bind } from '../shared/call.js'
import { audienceOf } from './audience.js'
import { staffDeals } from './staffDeals.js'

export const getStaffDealRoute = bind(getStaffDeal, async ({ context, params }) => {
  const [request] = await staffDeals(context, [params.id])
  if (!request) throw new ApiFailure('not_found')
  const projectId = request.project.id
  const [project] = await projectResponses(context, [projectId])
  const links = crmLinks(context.config.crmUrl, {
    deal: request.id,
    lead: project?.lead_id ?? null,
    project: projectId,
    person: request.deal.asked_by?.id ?? null,
    organization: request.organization.id,
  })
  return {
    request,
    project: project!,
    members_total: (await audienceOf(context.database, projectId)).length,
    crm_links: Object.keys(links).length > 0 ? links : null,
  }
})

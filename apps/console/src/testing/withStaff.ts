import {
  getStaffDeal,
  getStaffProject,
  interfaceLanguageOf,
  listCategories,
  listDeadTasks,
  listStaffAudit,
  listStaffAuditPeople,
  listStaffDeals,
  listStaffFiles,
  listStaffMessages,
  listStaffOrganizations,
  listStaffPackages,
  listStaffPeople,
  listStaffProjects,
  listTags,
  listVdkVersions,
  me,
} from '@saywright/api/contract'
import { aPage, aProject, aStaffDeal, aStaffMessage, aUser, type FakeTransport } from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'

/** A server whose person is of the staff: one request and one message wait, everything else is empty. */
export function withStaff(transport: FakeTransport, locale: Locale): FakeTransport {
  const request = aStaffDeal()
  return transport
    .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), is_admin: true }))
    .respond(listStaffDeals, {
      data: [request],
      total: 1,
      counts: { waiting: 1, approved: 0, declined: 0 },
    })
    .respond(getStaffDeal, { request, project: aProject(), members_total: 2 })
    .respond(listStaffProjects, aPage([]))
    .respond(getStaffProject, { project: aProject(), vdk_version: null, members_total: 2 })
    .respond(listVdkVersions, aPage([]))
    .respond(listCategories, aPage([]))
    .respond(listTags, aPage([]))
    .respond(listStaffFiles, aPage([]))
    .respond(listStaffPackages, aPage([]))
    .respond(listStaffOrganizations, aPage([]))
    .respond(listStaffPeople, aPage([]))
    .respond(listDeadTasks, aPage([]))
    .respond(listStaffAudit, aPage([]))
    .respond(listStaffAuditPeople, aPage([]))
    .respond(listStaffMessages, aPage([aStaffMessage()]))
}

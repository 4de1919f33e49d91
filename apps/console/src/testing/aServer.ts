import {
  deleteProjectDraft,
  findModels,
  getDemo,
  getHealth,
  getNotificationDelivery,
  getOnboarding,
  getProject,
  getProjectDraft,
  interfaceLanguageOf,
  listAllProjects,
  listNotifications,
  listOrganizations,
  listOwnInvitations,
  listSocialProviders,
  me,
  reportError,
  saveProjectDraft,
  setLanguage,
  usualDelivery,
  verifyOrganizationName,
} from '@saywright/api/contract'
import {
  anOnboarding,
  anOrganization,
  aPage,
  aProject,
  aUser,
  type FakeTransport,
  fakeTransport,
  storyTime,
} from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'

/** A server with one account and one project, that shows no demonstration. */
export function aServer(locale: Locale): FakeTransport {
  const user = aUser({ interface_language: interfaceLanguageOf(locale) })
  return fakeTransport()
    .respond(me, user)
    .respond(getHealth, { status: 'ok', voice: [], is_local: false, approves_requests: false })
    .respond(setLanguage, undefined)
    .respond(getOnboarding, anOnboarding({}, { is_welcome_closed: true }))
    .respond(getProjectDraft, { draft: null })
    .respond(saveProjectDraft, { id: 5, revision: 1, updated_at: storyTime })
    .respond(deleteProjectDraft, undefined)
    .respond(listOrganizations, aPage([anOrganization()]))
    .respond(listAllProjects, aPage([aProject()]))
    .respond(getProject, ({ params }) => aProject({ id: Number(params.id) }))
    .respond(findModels, { data: [] })
    .respond(listNotifications, { data: [], total: 0, unread: 0 })
    .respond(getNotificationDelivery, usualDelivery)
    .respond(listOwnInvitations, { data: [], total: 0 })
    .respond(verifyOrganizationName, false)
    .respond(listSocialProviders, { providers: ['GOOGLE', 'LINKEDIN'] })
    .respond(reportError, undefined)
    .fail(getDemo, 'not_found')
}

import {
  getDemo,
  interfaceLanguageOf,
  listAllProjects,
  me,
  reportError,
  setLanguage,
  verifyOrganizationName,
} from '@saywright/api/contract'
import { aPage, aProject, aUser, type FakeTransport, fakeTransport } from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'

/** A server with one account and one project, that shows no demonstration. */
export function aServer(locale: Locale): FakeTransport {
  const user = aUser({ interface_language: interfaceLanguageOf(locale) })
  return fakeTransport()
    .answer(me, user)
    .answer(setLanguage, user)
    .answer(listAllProjects, aPage([aProject()]))
    .answer(verifyOrganizationName, false)
    .answer(reportError, undefined)
    .fail(getDemo, 'not_found')
}

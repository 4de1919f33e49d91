import {
  getSecurity,
  listOrganizations,
  listPasskeys,
  listSessions,
  listSignIns,
  listTokens,
} from '@saywright/api/contract'
import {
  anAccountSecurity,
  anOrganization,
  aPage,
  aSession,
  aSignIn,
  type FakeTransport,
} from '@saywright/api/testing'

/** A server with the responses for the security page: one session, nothing but a password, one organization. */
export function withSecurity(transport: FakeTransport): FakeTransport {
  return transport
    .respond(getSecurity, anAccountSecurity())
    .respond(listSessions, { data: [aSession()], total: 1 })
    .respond(listSignIns, aPage([aSignIn()]))
    .respond(listPasskeys, { data: [], total: 0 })
    .respond(listTokens, { data: [], total: 0 })
    .respond(listOrganizations, aPage([anOrganization()]))
}

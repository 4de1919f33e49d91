import { expect, test } from 'vitest'
import { endpoints } from './endpoints.js'
import type { Shape } from './kernel/description.js'
import type { Endpoint } from './kernel/endpoint.js'
import { propertiesOf } from './kernel/jsonSchema.js'

const callAt = (address: string) =>
  Object.values<Endpoint>(endpoints).find(({ method, path }) => `${method} ${path}` === address)
const namesIn = (shape: Shape | undefined) => (shape ? Object.keys(propertiesOf(shape)) : [])

const session = ['access_token', 'account_created']
const person = ['email', 'password', 'first_name', 'last_name', 'marketing_source']
const flags = [
  'notif_account_management',
  'notif_product_updates',
  'notif_educational_content',
  'notif_corporate_events_news',
]

/** Written from the specification, not from the contract: an address, fields that its body has, fields of its answer. */
test.each<[rule: string, address: string, sent?: readonly string[], answered?: readonly string[]]>([
  ['A-008', 'POST _version', [], ['flag']],
  ['A-009', 'POST v3/login', ['email', 'password'], session],
  ['A-009', 'POST v3/login_as_admin', [], session],
  ['A-009', 'POST v3/login_by_code', ['code'], session],
  ['A-009', 'POST v3/social_login', [], session],
  ['A-009', 'POST v3/social_login_by_code', ['code'], session],
  ['A-010', 'POST v3/social_login', ['provider', 'code', 'redirectUri', 'marketing_source']],
  ['A-011', 'POST v3/register', person],
  ['A-012', 'POST v3/confirm_register', ['email', 'code']],
  ['A-012', 'POST v3/resend_confirm_register_email', ['email']],
  ['A-013', 'POST v3/make_email_code', ['email', 'mode']],
  ['A-013', 'POST v3/make_password_code', ['email', 'mode']],
  ['A-014', 'POST v3/verif_email_code', ['email', 'code'], ['verif', 'code']],
  ['A-014', 'POST v3/verif_password_code', ['email', 'code'], ['verif', 'code']],
  ['A-015', 'POST v3/reset_password', ['email', 'code', 'password'], ['success']],
  ['A-015', 'POST v3/link_reset_password', ['email'], ['success']],
  ['A-016', 'GET v3/me'],
  ['A-017', 'PUT v3/users/{id}', ['first_name', 'last_name', 'email']],
  ['A-017', 'PUT v3/users/{id}/marketing-status', ['marketing_status']],
  ['A-017', 'PUT v3/users/{id}/lang', ['interface_language']],
  ['A-017', 'PUT v3/users/{id}/notification-param', flags],
  ['A-017', 'DELETE v3/users/{id}'],
  ['A-018', 'GET v3/organizations', [], ['data', 'total']],
  ['A-018', 'POST v3/organizations', ['name']],
  ['A-018', 'GET v3/organizations/{id}', [], ['id', 'name']],
  ['A-018', 'PUT v3/organizations/{id}', ['name']],
  ['A-019', 'GET organizations/verif-name'],
  ['A-020', 'PUT v3/organizations/{orgId}/attach-user/{userId}', ['role']],
  ['A-020', 'DELETE v3/organizations/{orgId}/attach-user/{userId}'],
  ['A-021', 'POST v3/organizations/{id}/domains', ['name']],
  ['A-021', 'DELETE v3/organizations/{id}/domains/{domainId}'],
  ['A-022', 'POST v3/organizations/{id}/invitations', ['role', 'invitation_mail', 'projects']],
  ['A-022', 'DELETE v3/organizations/{id}/invitations/{invitationId}'],
  ['A-023', 'POST v3/projects', ['title']],
  ['A-023', 'PUT v3/projects/{id}', ['title']],
  ['A-023', 'GET v3/projects/{id}', [], ['id', 'title']],
  ['A-023', 'GET v3/organizations/{orgId}/projects', [], ['data', 'total']],
  ['A-023', 'GET v3/projects/all', [], ['data', 'total']],
  ['A-024', 'DELETE v3/projects/{id}/attach-user/{userId}'],
  ['A-025', 'GET v3/files', [], ['data', 'total']],
  ['A-025', 'GET v3/projects/{id}/files', [], ['data', 'total']],
  ['A-026', 'GET v3/files/names', [], ['data', 'total']],
  ['A-027', 'GET v2/files/{id}/download-link', [], ['link', 'name']],
  ['A-029', 'GET v3/projects/{id}/packages/conan', [], ['data', 'total']],
  ['A-030', 'GET v3/notifications', [], ['data', 'total']],
  ['A-030', 'PUT v3/notifications/{id}/update-status', ['read_status']],
  ['A-031', 'POST v3/contacts/message', ['topic', 'message']],
  ['A-031', 'POST v3/contacts/feedback', ['topic', 'object', 'description', 'rating', 'beta']],
  ['A-032', 'GET v3/projects/{id}/deal-status', [], ['deal_opened', 'deal_id']],
  ['A-033', 'POST v3/projects/{id}/deals', ['deal_id']],
  ['A-033', 'PUT v3/projects/{id}/deals/{dealId}', ['deal_id']],
  ['A-034', 'POST _hunter/domain', ['domain', 'noloading'], ['data']],
  ['A-034', 'POST _hunter/email', ['email', 'noloading'], ['data']],
  ['A-034', 'POST _hunter/email-pro', ['email', 'noloading'], ['data']],
  ['A-035', 'POST v3/dlogs', ['message']],
  ['A-036', 'POST _errorz', ['stacktrace']],
])('%s %s takes %j and answers %j', (_, address, sent = [], answered = []) => {
  const call = callAt(address)
  expect(call).toBeDefined()
  expect(namesIn(call?.body)).toEqual(expect.arrayContaining([...sent]))
  expect(namesIn(call?.response)).toEqual(expect.arrayContaining([...answered]))
})

test.each([
  ['A-024', 'POST v3/projects/{id}/attach-user/{userId}'],
  ['A-030', 'PUT v3/notifications/update-all-status'],
])('%s %s has no body', (_, address) => {
  expect(callAt(address)).toMatchObject({ method: address.split(' ')[0] })
  expect(callAt(address)?.body).toBeUndefined()
})

test.each([
  ['A-004 A-019', 'GET organizations/verif-name'],
  ['A-004 A-030', 'GET v3/notifications'],
])('%s %s says noloading in its query', (_, address) => {
  expect(namesIn(callAt(address)?.query)).toContain('noloading')
})

import { expect, expectTypeOf, it } from 'vitest'
import type { User } from '../account/user.js'
import type { endpoints } from '../endpoints.js'
import { docs } from './docs.js'
import { type BodyOf, type EndpointParams, endpoint, type QueryOf, type ResponseOf } from './endpoint.js'

it('gives every side the same types from one value', () => {
  expectTypeOf<BodyOf<typeof endpoints.login>>().toEqualTypeOf<{ email: string; password: string }>()
  expectTypeOf<ResponseOf<typeof endpoints.me>>().toEqualTypeOf<User>()
  expectTypeOf<ResponseOf<typeof endpoints.deleteTask>>().toEqualTypeOf<undefined>()
  expectTypeOf<EndpointParams<typeof endpoints.cancelTask>>().toEqualTypeOf<{
    readonly id: number
    readonly taskId: number
  }>()
  expectTypeOf<QueryOf<typeof endpoints.verifyOrganizationName>>().toEqualTypeOf<{
    name: string
    noloading?: true | undefined
  }>()
  expectTypeOf<User['organizations'][number]['name']>().toEqualTypeOf<string>()
})

it('does not accept a call that lacks a path parameter, an owner, a role or an example', () => {
  const call = { method: 'GET', path: 'v3/projects/{id}' } as const
  const said = { summary: 'One.', errors: [], example: { params: { id: 1 } } } as const
  // @ts-expect-error no role
  endpoint({ ...call, [docs]: { ...said, owner: 'project' } })
  // @ts-expect-error no example
  endpoint({ ...call, [docs]: { ...said, owner: 'project', roles: 'member', example: undefined } })
  // @ts-expect-error an example without its path parameter
  endpoint({ ...call, [docs]: { ...said, owner: 'project', roles: 'member', example: {} } })
  // @ts-expect-error no owner
  endpoint({ ...call, [docs]: { ...said, roles: 'member' } })
  // @ts-expect-error the path names a project
  endpoint({ ...call, [docs]: { ...said, owner: 'organization', roles: 'member' } })
  // @ts-expect-error a project is not open to everyone who is logged in
  endpoint({ ...call, [docs]: { ...said, owner: 'project', roles: 'user' } })
  expect(endpoint({ ...call, [docs]: { ...said, owner: 'project', roles: 'member' } }).status).toBe(204)
})

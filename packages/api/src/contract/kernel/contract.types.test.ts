import { expect, expectTypeOf, it } from 'vitest'
import type { User } from '../account/user.js'
import type { endpoints } from '../endpoints.js'
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

it('does not accept a call that lacks a path parameter, a role or an example', () => {
  const parts = { method: 'GET', path: 'v3/projects/{id}', summary: 'One.', errors: [] } as const
  // @ts-expect-error no role
  endpoint({ ...parts, example: { params: { id: 1 } } })
  // @ts-expect-error no example
  endpoint({ ...parts, roles: 'user' })
  // @ts-expect-error an example without its path parameter
  endpoint({ ...parts, roles: 'user', example: {} })
  expect(endpoint({ ...parts, roles: 'user', example: { params: { id: 1 } } }).status).toBe(204)
})

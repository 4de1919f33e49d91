import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { accessScopes } from '../kernel/endpoint.js'
import { name } from '../kernel/rules.js'
import { identifier, instant, integer, list, maybe, object, oneOf, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { person } from '../members/member.js'

const scope = () => oneOf(accessScopes, { [docs]: { example: 'read' } })

const shown = {
  id: identifier({ [docs]: { example: 12 } }),
  name: text({ [docs]: { example: 'Build server' } }),
  hint: text({ [docs]: { example: 'x7Qp', note: 'the last characters of the token' } }),
  scopes: list(scope()),
  created_at: instant(),
  expires_at: instant(),
  last_used_at: maybe(instant()),
  owner: maybe(person),
}

/** The credential of a program, in place of a session. Reading it does not return the token itself. */
export const accessToken = type(shown)
export type AccessToken = ValueOf<typeof accessToken>

/** Every token of an account or a project. */
export const accessTokens = type({ data: list(accessToken), total: integer({ min: 0 }) })

/** A token that was made just now: the only time that it is shown. */
export const newAccessToken = type({
  ...shown,
  token: text({ [docs]: { example: 'sw_kq2vJ8mWb0cT1xNq5Zs9yAkq2vJ8mWb0cT1xNq5x7Qp' } }),
})

export const accessTokenForm = object({
  name: name('Build server'),
  scopes: list(scope(), { min: 1, max: accessScopes.length }),
  days: integer({ min: 1, max: limits.tokenDaysMost, [docs]: { example: 90, note: 'how long it works' } }),
})
export type AccessTokenForm = ValueOf<typeof accessTokenForm>

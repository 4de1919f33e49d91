import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { type AccessToken, accessTokenForm, accessTokens, newAccessToken } from './accessToken.js'

const buildServer: AccessToken = {
  id: 12,
  name: 'Build server',
  hint: 'x7Qp',
  scopes: ['read', 'downloads'],
  created_at: '2026-11-20T16:00:00.000Z',
  expires_at: '2027-02-18T16:00:00.000Z',
}
const made = { ...buildServer, token: 'sw_kq2vJ8mWb0cT1xNq5Zs9yAkq2vJ8mWb0cT1xNq5x7Qp' }
const form = { name: 'Build server', scopes: ['read' as const, 'downloads' as const], days: 90 }

export const listTokens = endpoint({
  method: 'GET',
  path: 'v3/tokens',
  response: accessTokens,
  [docs]: {
    summary: 'The access tokens of the account that still work, newest first.',
    roles: 'user',
    errors: [],
    example: { response: { data: [buildServer], total: 1 } },
  },
})

export const createToken = endpoint({
  method: 'POST',
  path: 'v3/tokens',
  body: accessTokenForm,
  response: newAccessToken,
  status: 201,
  [docs]: {
    summary: 'Make an access token, which is shown this once. Only staff may give it the scope `uploads`.',
    roles: 'user',
    proof: 'recent',
    errors: ['incorrect_form', 'too_many_tokens', 'staff_only', 'not_while_acting', 'proof_required'],
    example: { body: form, response: made },
  },
})

export const deleteToken = endpoint({
  method: 'DELETE',
  path: 'v3/tokens/{id}',
  [docs]: {
    summary: 'Revoke an access token of the account: it ends at once.',
    owner: 'caller',
    roles: 'user',
    errors: ['not_found', 'not_while_acting'],
    example: { params: { id: 12 } },
  },
})

export const listProjectTokens = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/tokens',
  response: accessTokens,
  [docs]: {
    summary: 'The access tokens that work for a project alone, newest first.',
    owner: 'project',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 7 }, response: { data: [buildServer], total: 1 } },
  },
})

export const createProjectToken = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/tokens',
  body: accessTokenForm,
  response: newAccessToken,
  status: 201,
  [docs]: {
    summary: 'Make an access token that works for this project alone, as long as who made it may see it.',
    owner: 'project',
    roles: 'administrator',
    proof: 'recent',
    errors: [
      'incorrect_form',
      'not_found',
      'administrators_only',
      'too_many_tokens',
      'staff_only',
      'not_while_acting',
      'proof_required',
    ],
    example: { params: { id: 7 }, body: form, response: made },
  },
})

export const deleteProjectToken = endpoint({
  method: 'DELETE',
  path: 'v3/projects/{id}/tokens/{tokenId}',
  [docs]: {
    summary: 'Revoke an access token of a project: it ends at once.',
    owner: 'project',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only', 'not_while_acting'],
    example: { params: { id: 7, tokenId: 12 } },
  },
})

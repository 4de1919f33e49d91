import {
  createProjectToken,
  createToken,
  deleteProjectToken,
  deleteToken,
  listProjectTokens,
  listTokens,
} from '../contract/access-tokens/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** The access tokens of the account, newest first. */
export const useTokens = () => useRead(listTokens, {})
/** Creates an access token. The response contains the token itself, which cannot be read again. */
export const useCreateToken = () => useAction(createToken, ['v3/tokens'])
export const useDeleteToken = () => useAction(deleteToken, ['v3/tokens'])

/** The access tokens of a project; pass `undefined` for users who are not administrators. */
export const useProjectTokens = (projectId: number | undefined) =>
  useRead(listProjectTokens, projectId === undefined ? undefined : { params: { id: projectId } })
export const useCreateProjectToken = () => useAction(createProjectToken, ['v3/projects/{id}/tokens'])
export const useDeleteProjectToken = () => useAction(deleteProjectToken, ['v3/projects/{id}/tokens'])

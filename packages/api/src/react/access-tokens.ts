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
/** The response holds the token itself, which is shown this once. */
export const useCreateToken = () => useAction(createToken, ['v3/tokens'])
export const useDeleteToken = () => useAction(deleteToken, ['v3/tokens'])

/** The access tokens of a project alone; `undefined` for who is no administrator. */
export const useProjectTokens = (projectId: number | undefined) =>
  useRead(listProjectTokens, projectId === undefined ? undefined : { params: { id: projectId } })
export const useCreateProjectToken = () => useAction(createProjectToken, ['v3/projects/{id}/tokens'])
export const useDeleteProjectToken = () => useAction(deleteProjectToken, ['v3/projects/{id}/tokens'])

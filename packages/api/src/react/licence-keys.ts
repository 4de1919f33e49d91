import { rotateLicenceKey } from '../contract/licence-keys/calls.js'
import { useAction } from './useAction.js'

/** Replaces one's own licence key, which is read with the account. */
export const useRotateLicenceKey = () => useAction(rotateLicenceKey, ['v3/me'])

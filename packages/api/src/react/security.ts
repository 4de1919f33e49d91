import type { QueryOf } from '../contract/kernel/endpoint.js'
import {
  deleteTotp,
  endOtherSessions,
  endSession,
  getSecurity,
  listSessions,
  listSignIns,
  makeRecoveryCodes,
  startTotp,
  verifyTotp,
} from '../contract/security/calls.js'
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  makePasskeyOptions,
  renamePasskey,
} from '../contract/security/passkeys.js'
import { proveIdentity } from '../contract/security/proof.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const security = ['v3/users/{id}/security'] as const

/** The sessions of the user. */
export const useSessions = () => useRead(listSessions, {})
export const useEndSession = () => useAction(endSession, ['v3/sessions'])
export const useEndOtherSessions = () => useAction(endOtherSessions, ['v3/sessions'])

/** A page of the sign-ins to the account; the previous page is shown until the next is loaded. */
export const useSignIns = (userId: number, query: QueryOf<typeof listSignIns>) =>
  useRead(listSignIns, { params: { id: userId }, query }, { isKept: true })

/** How the account is secured. */
export const useSecurity = (userId: number | undefined) =>
  useRead(getSecurity, userId === undefined ? undefined : { params: { id: userId } })

/** Proves the identity of the user; send it when a call is rejected with `proof_required`. */
export const useProveIdentity = () => useAction(proveIdentity)

export const useStartTotp = () => useAction(startTotp)
export const useVerifyTotp = () => useAction(verifyTotp, security)
export const useMakeRecoveryCodes = () => useAction(makeRecoveryCodes, security)
export const useDeleteTotp = () => useAction(deleteTotp, security)

const passkeys = ['v3/passkeys', 'v3/users'] as const

export const usePasskeys = () => useRead(listPasskeys, {})

/** Creates options for the browser; pass its result to {@link useAddPasskey}. */
export const useMakePasskeyOptions = () => useAction(makePasskeyOptions)
export const useAddPasskey = () => useAction(addPasskey, passkeys)
export const useRenamePasskey = () => useAction(renamePasskey, passkeys)
export const useDeletePasskey = () => useAction(deletePasskey, passkeys)

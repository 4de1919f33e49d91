import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  loginByPasskey,
  makePasskeyLoginOptions,
  makePasskeyOptions,
  renamePasskey,
} from '../contract/security/passkeys.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useSignIn } from './useSignIn.js'

const passkeys = ['v3/passkeys', 'v3/users'] as const

export const usePasskeys = () => useRead(listPasskeys, {})

/** Options to be given to the browser; what it answers goes to {@link useAddPasskey}. */
export const useMakePasskeyOptions = () => useAction(makePasskeyOptions)
export const useAddPasskey = () => useAction(addPasskey, passkeys)
export const useRenamePasskey = () => useAction(renamePasskey, passkeys)
export const useDeletePasskey = () => useAction(deletePasskey, passkeys)

/** Options to be given to the browser; what it answers goes to {@link useLoginByPasskey}. */
export const useMakePasskeyLoginOptions = () => useAction(makePasskeyLoginOptions)
export const useLoginByPasskey = () => useSignIn(loginByPasskey)

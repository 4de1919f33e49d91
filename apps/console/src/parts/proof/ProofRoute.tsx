import type { BodyOf, Proof, proveIdentity, User } from '@saywright/api/contract'
import {
  toLoadable,
  useMakePasskeyLoginOptions,
  useMakePasswordCode,
  useProveIdentity,
  useSecurity,
} from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { askForPasskey } from '../askForPasskey.js'
import { proofMessages } from './messages.js'
import { ProofDialog } from './ProofDialog.js'
import { useProofFailure } from './useProofFailure.js'

export type ProofRouteProps = {
  user: Pick<User, 'id' | 'email'>
  /** Says whether the proof was given, once. */
  onEnd: (isGiven: boolean) => void
}

/** Requests the proof that a call needs, which is sent again once it is given. */
export function ProofRoute({ user: { id, email }, onEnd }: ProofRouteProps) {
  const t = useMessages(proofMessages)
  const { notices } = useShell()
  const prove = useProveIdentity()
  const makeCode = useMakePasswordCode()
  const makeOptions = useMakePasskeyLoginOptions()
  const failure = useProofFailure()
  // Leaving the page, or a logout meanwhile, gives none.
  useEffect(() => () => onEnd(false), [onEnd])

  const give = async (body: Proof) => {
    try {
      await prove({ body, isFailureShown: true, quiet: true })
      onEnd(true)
      return undefined
    } catch (thrown) {
      return failure(thrown)
    }
  }
  const usePasskey = async () => {
    try {
      const credential = await askForPasskey(await makeOptions({ quiet: true }))
      if (credential) await give({ passkey: credential as BodyOf<typeof proveIdentity>['passkey'] })
    } catch {
      notices.show({ cause: 'proof', tone: 'error', text: t('passkeyFailed') })
    }
  }
  return (
    <ProofDialog
      email={email}
      security={toLoadable(useSecurity(id))}
      canUsePasskeys={typeof window.PublicKeyCredential === 'function'}
      onProve={give}
      onPasskey={usePasskey}
      onSendCode={() => makeCode({ body: { email }, quiet: true })}
      onClose={() => onEnd(false)}
    />
  )
}

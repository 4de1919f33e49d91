import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

export type PasskeyFailure = 'declined' | 'alreadyThere' | 'failed'

const failures: Readonly<Record<string, PasskeyFailure>> = {
  // The user closed the question of the browser, or left it unanswered.
  NotAllowedError: 'declined',
  AbortError: 'declined',
  InvalidStateError: 'alreadyThere',
}

/** Whether this browser can make passkeys at all. */
export const canCreatePasskeys = () => typeof window.PublicKeyCredential === 'function'

/**
 * Has the browser make a passkey.
 *
 * @param options from the server.
 * @returns the credential for the server, or why there is none.
 */
export async function createPasskey(options: object) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return { credential: await startRegistration({ optionsJSON }) }
  } catch (thrown) {
    return { failure: failures[(thrown as Error).name] ?? 'failed' }
  }
}

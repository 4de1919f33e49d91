import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** The user closed the question of the browser, or left it unanswered. */
const declined: readonly unknown[] = ['NotAllowedError', 'AbortError']

/**
 * Lets the person choose a passkey of the browser.
 *
 * @param options as the server made them.
 * @returns what proves it, or `undefined` when the person would rather not.
 * @throws the error of the browser when it cannot ask.
 */
export async function askForPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  } catch (thrown) {
    if (declined.includes((thrown as Error).name)) return undefined
    throw thrown
  }
}

import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { filled } from '../kernel/rules.js'
import { object, optional } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { code, enteredPassword } from '../sign-in/rules.js'
import { usedCredential } from './passkey.js'

/**
 * Proof of the caller's identity, in one of four ways: the password; the second factor, by six digits or a recovery code; a
 * passkey, used with the options of `v3/passkeys/login-options`; or, for an account that has none of them, the six
 * characters that `v3/make_password_code` mailed.
 */
export const proof = object(
  {
    password: optional(enteredPassword()),
    second_factor: optional(filled('123456')),
    passkey: optional(usedCredential),
    code: optional(code()),
  },
  {
    rule: (given) =>
      Object.values(given).filter((way) => way !== undefined).length === 1
        ? undefined
        : { password: 'required' },
  },
)
export type Proof = ValueOf<typeof proof>

export const proveIdentity = endpoint({
  method: 'POST',
  path: 'v3/proof',
  body: proof,
  [docs]: {
    summary: `Prove who one is: for ${limits.proofMinutes} minutes this session may do what answers \`proof_required\` otherwise. A login is such a proof.`,
    roles: 'user',
    errors: [
      'incorrect_form',
      'wrong_credentials',
      'wrong_code',
      'expired_code',
      'passkey_refused',
      'not_possible',
      'not_while_acting',
    ],
    example: { body: { password: 'Correct7!horse' } },
  },
})

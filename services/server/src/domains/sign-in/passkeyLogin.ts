import { loginByPasskey, makePasskeyLoginOptions } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { saveChallenge } from '../../security/challenges.js'
import { relyingParty, verifyUsed } from '../security/passkeyCredentials.js'
import { bind } from '../shared/call.js'
import { openSession } from './finishLogin.js'

export const makePasskeyLoginOptionsRoute = bind(makePasskeyLoginOptions, async ({ context }) => {
  const { id: rpID } = relyingParty(context)
  // No list of passkeys: it would reveal who has an account.
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await context.transaction((transaction) =>
    saveChallenge(transaction, { purpose: 'passkey_login', value: options.challenge }),
  )
  return options
})

export const loginByPasskeyRoute = bind(loginByPasskey, async ({ context, body, request, ip }) => {
  const { accountId, passkeyId } = await verifyUsed(context, body.credential)
  return openSession(context, {
    accountId,
    request,
    ip,
    way: 'passkey',
    confirm: async ({ database }) => {
      const kept = await database
        .selectFrom('passkey')
        .select('id')
        .where('id', '=', passkeyId)
        .executeTakeFirst()
      if (!kept) throw new ApiFailure('passkey_refused')
    },
  })
})

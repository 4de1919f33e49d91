import {
  confirmRegister,
  deletePasskey,
  deleteToken,
  deleteTotp,
  deleteUser,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  loginAsAdmin,
  makeEmailCode,
  makePasswordCode,
  makeRecoveryCodes,
  register,
  renamePasskey,
  resetPassword,
  rotateLicenceKey,
  type SocialProvider,
  saveUser,
  socialLogin,
  socialLoginByCode,
  socialStart,
  startTotp,
  stopImpersonation,
  undoAddressChange,
  verifEmailCode,
  verifyTotp,
} from '@saywright/api/contract'
import { Secret, TOTP } from 'otpauth'
import { saveVerifiedAddress } from '../../../src/domains/email-checks/verifiedAddress.js'
import { codeOf, typedCodeOf, untilMail, untilMailSaying } from '../mails.js'
import { aPasskeyOf } from '../passkey.js'
import { addMember, aPerson, goodPassword, makeStaff, type TestPerson } from '../people.js'
import { raisedLimits, type TestServer } from '../testServer.js'
import type { Act, ActPlace } from './act.js'
import { aTokenOf } from './aTokenOf.js'

const domain = 'saywright.example'
const redirectUri = `https://${domain}/auth/login`
export const loginPages = [redirectUri]

/** Of a server to which people come from a provider too. */
export const settingsOfActs = ({ clientId, clientSecret, issuer }: ActPlace['provider']) => ({
  SAYWRIGHT_DOMAIN: domain,
  OIDC_GOOGLE_CLIENT_ID: clientId,
  OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
  OIDC_GOOGLE_ISSUER: issuer,
  // A decision that takes effect leaves an entry of its own, at some time.
  SAYWRIGHT_LIMITS: `${raisedLimits},decisionUndoSeconds=100000`,
})

/** What a browser brings back from a provider. */
async function arrival({ server, provider }: ActPlace, email: string) {
  provider.become(`subject of ${email}`, {
    ...{ email, email_verified: true },
    ...{ given_name: 'Inès', family_name: 'Delorme' },
  })
  const way: SocialProvider = 'GOOGLE'
  const { url, state } = await server.client().send(socialStart, { body: { provider: way, redirectUri } })
  const back = await provider.browse(url)
  return { provider: way, redirectUri, state, code: back.searchParams.get('code') ?? '' }
}

/** A person whose second step is requested, or has just been set up. */
async function withSecondStep(server: TestServer, isOn: boolean) {
  const person = await aPerson(server)
  const params = { id: person.id }
  const { secret } = await person.client.send(startTotp, { params })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const turnOn = () => person.client.send(verifyTotp, { params, body: { code } })
  if (isOn) await turnOn()
  return { ...person, params, turnOn }
}

async function changeTo(server: TestServer, { client, id }: TestPerson, email: string) {
  await client.send(makeEmailCode, { body: { email, mode: true } })
  const code = typedCodeOf(await untilMail(server.folder, email))
  await client.send(verifEmailCode, { body: { email, code } })
  await client.send(saveUser, { params: { id }, body: { email } })
}

export const accountActs = {
  addPasskey: async ({ server }) => {
    const person = await aPerson(server)
    return () => aPasskeyOf(server, person)
  },
  confirmRegister: async ({ server }) => {
    const email = `new-${Date.now()}@example.com`
    const body = { email, password: goodPassword, first_name: 'Ada', last_name: 'Lovelace' }
    await server.client().send(register, { body })
    const code = codeOf(await untilMail(server.folder, email))
    return () => server.client().send(confirmRegister, { body: { email, code } })
  },
  deletePasskey: async ({ server }) => {
    const person = await aPerson(server)
    const { id } = await aPasskeyOf(server, person)
    return () => person.client.send(deletePasskey, { params: { id } })
  },
  deleteToken: async ({ fixture }) => {
    const { client } = fixture.people.employee
    const { id } = await aTokenOf(client)
    return () => client.send(deleteToken, { params: { id } })
  },
  deleteTotp: async ({ server }) => {
    const { client, params } = await withSecondStep(server, true)
    return () => client.send(deleteTotp, { params })
  },
  deleteUser: async ({ server, fixture }) => {
    const { client, id } = await aPerson(server)
    await addMember(server, fixture.organizationId, id, 'employee')
    return () => client.send(deleteUser, { params: { id } })
  },
  endOtherSessions: async ({ server }) => {
    const { client, email } = await aPerson(server)
    await server.client().send(login, { body: { email, password: goodPassword } })
    return () => client.send(endOtherSessions)
  },
  endSession: async ({ server }) => {
    const { client, email } = await aPerson(server)
    await server.client().send(login, { body: { email, password: goodPassword } })
    const { data } = await client.send(listSessions)
    const { id } = data.find(({ is_current }) => !is_current)!
    return () => client.send(endSession, { params: { id } })
  },
  makeRecoveryCodes: async ({ server }) => {
    const { client, params } = await withSecondStep(server, true)
    return () => client.send(makeRecoveryCodes, { params })
  },
  renamePasskey: async ({ server }) => {
    const person = await aPerson(server)
    const { id } = await aPasskeyOf(server, person)
    return () => person.client.send(renamePasskey, { params: { id }, body: { name: 'Desk' } })
  },
  resetPassword: async ({ server }) => {
    const { email } = await aPerson(server)
    await server.client().send(makePasswordCode, { body: { email } })
    const code = typedCodeOf(await untilMail(server.folder, email, 2))
    return () => server.client().send(resetPassword, { body: { email, code, password: 'Other7!horse' } })
  },
  rotateLicenceKey: async ({ server }) => {
    const { client, id } = await aPerson(server)
    return () => client.send(rotateLicenceKey, { params: { id } })
  },
  saveUser: async ({ server }) => {
    const { client, id, email } = await aPerson(server)
    const verified_email = `ada-${id}@halden.com`
    await server.context.transaction((transaction) =>
      saveVerifiedAddress(transaction, id, verified_email, false),
    )
    const body = {
      ...{ email, verified_email, person_label: 'Developer' as const },
      interest_in_vdk: 'Build a proof of concept' as const,
    }
    return () => client.send(saveUser, { params: { id }, body })
  },
  socialLogin: async (place) => {
    const body = await arrival(place, `social-${Date.now()}@example.com`)
    return () => place.server.client().send(socialLogin, { body })
  },
  socialLoginByCode: async (place) => {
    const { email } = await aPerson(place.server)
    const { code, state } = await arrival(place, email)
    return () => place.server.client().send(socialLoginByCode, { body: { code, state } })
  },
  stopImpersonation: async ({ server, fixture }) => {
    // Its end is the end of the login that it came from.
    const staff = await aPerson(server)
    await makeStaff(server, staff.id)
    const body = { email: fixture.people.employee.email, reason: 'Ticket 4012' }
    const { access_token } = await staff.client.send(loginAsAdmin, { body })
    return () => server.client(access_token).send(stopImpersonation)
  },
  undoAddressChange: async ({ server }) => {
    const person = await aPerson(server)
    await changeTo(server, person, `thief.${person.email}`)
    const { text = '' } = await untilMailSaying(server.folder, person.email, '/auth/undo-address/')
    const code = /\/auth\/undo-address\/([\w-]+)/.exec(text)?.[1] ?? ''
    return () => server.client().send(undoAddressChange, { body: { code } })
  },
  verifyTotp: async ({ server }) => (await withSecondStep(server, false)).turnOn,
} satisfies Readonly<Record<string, Act>>

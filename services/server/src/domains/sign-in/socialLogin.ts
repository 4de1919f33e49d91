import {
  listSocialProviders,
  type SocialProvider,
  socialLogin,
  socialLoginByCode,
  socialProviders,
  socialStart,
} from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../context.js'
import { saveChallenge, takeChallenge } from '../../security/challenges.js'
import { randomToken } from '../../security/tokens.js'
import { bind, type Call } from '../shared/call.js'
import { finishLogin } from './finishLogin.js'
import { joinIdentity } from './joinIdentity.js'

export const listSocialProvidersRoute = bind(listSocialProviders, async ({ context }) => ({
  providers: [...context.social.providers],
}))

export const socialStartRoute = bind(socialStart, async ({ context, body }) => {
  const { provider, redirectUri } = body
  if (!isOwnPage(context, redirectUri)) throw incorrectForm({ redirectUri: 'invalid' })
  const state = randomToken()
  const { url, verifier } = await context.social.start(provider, redirectUri, state)
  const payload = { provider, redirectUri, verifier }
  await context.transaction((transaction) =>
    saveChallenge(transaction, { purpose: 'social', value: state, payload }),
  )
  return { url, state }
})

const { login, googleCallback, linkedInCallback } = consolePaths
const loginPages: ReadonlySet<string> = new Set([login, googleCallback, linkedInCallback])

/** A code of a provider is sent on to our own login pages only. */
function isOwnPage(context: Context, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, pathname, search, hash } = new URL(address)
  const own = new URL(context.consoleUrl()).origin
  const isOwn = origin === own || (context.config.mode === 'demo' && isSameLoopback(origin, own))
  return isOwn && loginPages.has(pathname) && search === '' && hash === ''
}

/** In demo mode the console may be open under the number of the machine. */
function isSameLoopback(origin: string, own: string): boolean {
  return origin === own.replace('//localhost', '//127.0.0.1')
}

export const socialLoginRoute = bind(socialLogin, async (call) => {
  const { code, state, provider, redirectUri, marketing_source } = call.body
  const started = await takeStart(call.context, state)
  if (started.provider !== provider || started.redirectUri !== redirectUri) throw new ApiFailure('wrong_code')
  return finish(call, started, { code, state, marketing_source })
})

export const socialLoginByCodeRoute = bind(socialLoginByCode, async (call) => {
  const started = await takeStart(call.context, call.body.state)
  return finish(call, started, call.body)
})

interface Started {
  readonly provider: SocialProvider
  readonly redirectUri: string
  readonly verifier: string
}

/** @throws ApiFailure `wrong_code` for a state that this server did not give, gave too long ago, or has had back. */
async function takeStart(context: Context, state: string): Promise<Started> {
  const taken = await takeChallenge(context, 'social', state)
  const provider = socialProviders.find((known) => known === taken?.payload.provider)
  if (!taken || !provider) throw new ApiFailure('wrong_code')
  const { redirectUri, verifier } = taken.payload
  return { provider, redirectUri: redirectUri ?? '', verifier: verifier ?? '' }
}

interface Given {
  readonly code: string
  readonly state: string
  readonly marketing_source?: string | undefined
}

async function finish(
  { context, locale, request, ip }: Pick<Call<unknown>, 'context' | 'locale' | 'request' | 'ip'>,
  { provider, redirectUri, verifier }: Started,
  { code, state, marketing_source }: Given,
) {
  const person = await context.social.finish(provider, { code, state, redirectUri, verifier })
  const { accountId, isNew } = await joinIdentity(context, {
    provider,
    person,
    locale,
    ip,
    marketingSource: marketing_source ?? null,
  })
  return finishLogin(context, {
    accountId,
    isNew,
    request,
    ip,
    way: provider,
    confirm: async ({ database }) => {
      const kept = await database
        .selectFrom('identity')
        .select('id')
        .where('provider', '=', provider)
        .where('subject', '=', person.subject)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      if (!kept) throw new ApiFailure('wrong_code')
    },
  })
}

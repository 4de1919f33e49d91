import {
  cookieSession,
  createClient,
  rememberMarketingSource,
  type Session,
  type Transport,
} from '@saywright/api/client'
import type { ApiError } from '@saywright/api/contract'
import { createNotices, type NoticeSide } from '@saywright/ui'
import { localeOf, translate } from '@saywright/ui/i18n'
import { i18nOf } from '@saywright/ui/react-i18next'
import { createValue } from './createValue.js'
import { createI18next } from './i18n/createI18next.js'
import { watchInstall } from './install/watchInstall.js'
import { shellMessages } from './messages/index.js'
import { causeOf, connectionCause, formCause, noticeOf } from './notices/noticeOf.js'
import { preferredLocale, preferredTheme } from './preferences/preferences.js'
import { logOf, reporterOf } from './reporting/reporterOf.js'
import type { Shell } from './Shell.js'
import { deviceStorage } from './storage/browserStorage.js'
import { tellOfStorage } from './storage/tellOfStorage.js'

export type ShellOptions = { source: 'console' | 'studio'; transport?: Transport; session?: Session }

export function createShell({ source, transport, session = cookieSession(window) }: ShellOptions): Shell {
  rememberMarketingSource(window.location.search, deviceStorage)
  const notices = createNotices()
  const pending = createValue(0)
  const conflict = createValue<string | undefined>(undefined)
  const signedOut = createValue(() => {})
  const proof = createValue<((isGiven: boolean) => void) | undefined>(undefined)
  const loginAgain = createValue<((isIn: boolean) => void) | undefined>(undefined)
  const canLogInAgain = createValue(false)
  const otherAccount = createValue(false)
  const install = createValue<(() => void) | undefined>(undefined)
  watchInstall(window, install)
  const askToLogIn = askedOnce(loginAgain)
  const i18n = createI18next({
    locale: preferredLocale(deviceStorage, navigator.language),
    onMissingKey: (namespace, key) => {
      const line = `No words for ${namespace}:${key}`
      if (session.token()) log(line)
      else report(new Error(line))
    },
  })
  const tell = (error: ApiError, cause?: string) => {
    const t = translate(i18nOf(i18n), shellMessages)
    const words = noticeOf(error, t, cause)
    if (error.kind === 'conflict') conflict.set(error.serverMessage ?? t('failure.fallback'))
    else if (words) notices.show(words)
  }
  const client = createClient({
    source,
    session,
    ...(transport ? { transport } : {}),
    locale: () => localeOf(i18n.language),
    onPending: pending.set,
    // The studio has no such call.
    ...(source === 'console' && { onProofRequired: askedOnce(proof) }),
    onSessionEnded: async () => (canLogInAgain.get() ? askToLogIn() : undefined),
    onOtherAccount: () => {
      otherAccount.set(true)
      // The password is not requested for an account that is no longer the one of this browser.
      loginAgain.get()?.(true)
    },
    onSignedOut: () => {
      const text = translate(i18nOf(i18n), shellMessages)('failure.disconnected')
      notices.show({ cause: 'session', tone: 'error', isForNextPage: true, text })
      signedOut.get()()
    },
    // A failed read is shown in place of its value, with a way to retry.
    onError: (error, endpoint) => {
      if (endpoint.method !== 'GET') tell(error, causeOf(endpoint))
    },
    onSuccess: (endpoint) => {
      notices.settle(connectionCause)
      notices.settle(causeOf(endpoint))
      // A quiet save during typing does not count as a submitted form.
      if (endpoint.method !== 'GET' && !endpoint.quiet) notices.settle(formCause)
    },
  })
  tellOfStorage(session, notices, () => translate(i18nOf(i18n), shellMessages))
  const report = reporterOf(client)
  const log = logOf(client)
  return {
    i18n,
    client,
    session,
    notices,
    noticeSide: createValue<NoticeSide>('bottom'),
    theme: createValue(preferredTheme(deviceStorage)),
    pending,
    conflict,
    proof,
    loginAgain,
    canLogInAgain,
    otherAccount,
    install,
    tell,
    signedOut,
    report,
    log,
  }
}

/** Calls that need a proof at the same moment wait for the same one. */
function askedOnce({ set }: Shell['proof']): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  return () => {
    asked ??= new Promise<boolean>(set).finally(() => {
      asked = undefined
      set(undefined)
    })
    return asked
  }
}

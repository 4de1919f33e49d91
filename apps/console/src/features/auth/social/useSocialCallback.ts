import { marketingSource } from '@saywright/api/client'
import type { LoginResult } from '@saywright/api/contract'
import { deviceStorage, tabStorage, useShell } from '@saywright/shell'
import { loginPath } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeSignIn } from '../../../parts/keptSignIn.js'
import { useAfterLogin } from '../useAfterLogin.js'
import { socialMessages } from './messages.js'
import { readCallback } from './readCallback.js'

type Brought = { code: string; state: string; marketing_source?: string }

/**
 * Follows the callback in the address, once: to the original destination, or back to the login with a notice.
 *
 * @param finish sends the response of the provider to the server.
 */
export function useSocialCallback(finish: (brought: Brought) => Promise<LoginResult>): void {
  const t = useMessages(socialMessages)
  const { notices } = useShell()
  const { search } = useLocation()
  const navigate = useNavigate()
  const goOn = useAfterLogin()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const started = takeSignIn(tabStorage)
    const next = started?.next ?? null
    const back = () => {
      notices.keepForNextPage()
      void navigate(loginPath(next), { replace: true })
    }
    const callback = readCallback(new URLSearchParams(search), started)
    if (callback.fault !== undefined) {
      notices.show({ cause: 'login', tone: 'error', text: t(`fault.${callback.fault}`) })
      return back()
    }
    const source = marketingSource(deviceStorage)
    const { code, state } = callback
    finish({ code, state, ...(source ? { marketing_source: source } : {}) }).then(
      (response) => goOn(response, next, true),
      back,
    )
  }, [search, finish, goOn, navigate, notices, t])
}

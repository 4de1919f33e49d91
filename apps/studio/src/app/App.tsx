import { loginByCode } from '@saywright/api/contract'
import { checkVersion, Routing, type Shell, ShellProvider } from '@saywright/shell'
import { useEffect, useState } from 'react'
import { consoleLogin } from './consoleLogin.js'
import { createStudioRouter } from './router.js'

export type AppProps = {
  shell: Shell
  /** The one-time code that the console handed over. */
  code: string | undefined
}

/** Long enough to read why the studio is left. What is typed is stored on this device. */
const farewellMilliseconds = 3000

/** The studio: first the session, then its screens. */
export function App({ shell, code }: AppProps) {
  const [router, setRouter] = useState<ReturnType<typeof createStudioRouter>>()

  useEffect(() => {
    let isGone = false
    let made: ReturnType<typeof createStudioRouter> | undefined
    shell.signedOut.set(() => setTimeout(leaveForLogin, farewellMilliseconds))
    void enter(shell, code).finally(() => {
      if (isGone) return
      made = createStudioRouter(shell)
      setRouter(made)
    })
    void checkVersion(shell.client).catch(shell.report)
    return () => {
      isGone = true
      made?.dispose()
    }
  }, [shell, code])

  return (
    <ShellProvider shell={shell} navigate={(href) => void router?.navigate(href)}>
      {router && <Routing router={router} />}
    </ShellProvider>
  )
}

const exchanges = new Map<string, Promise<void>>()

/** Exchanges a code for a session of this host. A code works once, however often this is called. */
function enter({ client, session }: Shell, code: string | undefined): Promise<void> {
  if (code === undefined) return Promise.resolve()
  const known = exchanges.get(code)
  if (known) return known
  const exchange = client.send(loginByCode, { body: { code } }).then(
    ({ access_token }) => session.store(access_token),
    () => undefined,
  )
  exchanges.set(code, exchange)
  return exchange
}

function leaveForLogin() {
  const { pathname, search } = window.location
  window.location.assign(consoleLogin(window.location, pathname + search))
}

import { checkVersion, Routing, type Shell, ShellProvider } from '@saywright/shell'
import { loginPath } from '@saywright/shell/paths'
import { useEffect, useState } from 'react'
import { createConsoleRouter } from './router.js'

export type AppProps = { shell: Shell }

/** The console. */
export function App({ shell }: AppProps) {
  const [router] = useState(() => createConsoleRouter(shell))
  useEffect(() => {
    shell.signedOut.set(() => {
      const { pathname, search } = router.state.location
      void router.navigate(loginPath(pathname + search))
    })
    void checkVersion(shell.client).catch(shell.report)
  }, [shell, router])
  return (
    <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
      <Routing router={router} />
    </ShellProvider>
  )
}

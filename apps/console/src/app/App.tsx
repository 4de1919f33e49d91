import { checkVersion, Routing, type Shell, ShellProvider } from '@saywright/shell'
import { signInPaths } from '@saywright/shell/paths'
import { useEffect, useState } from 'react'
import { createConsoleRouter } from './router.js'

export type AppProps = { shell: Shell }

/** The console. */
export function App({ shell }: AppProps) {
  const [router] = useState(() => createConsoleRouter(shell))
  useEffect(() => {
    shell.signedOut.set(() => void router.navigate(signInPaths.login))
    void checkVersion(shell.client).catch(shell.report)
  }, [shell, router])
  return (
    <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
      <Routing router={router} />
    </ShellProvider>
  )
}

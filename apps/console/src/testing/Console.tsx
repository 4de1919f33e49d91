import { memorySession } from '@saywright/api/client'
import type { FakeTransport } from '@saywright/api/testing'
import { clearFormDrafts } from '@saywright/forms'
import { createShell, Routing, type Shell, ShellProvider } from '@saywright/shell'
import { loginPath } from '@saywright/shell/paths'
import { type Locale, useLocale } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { consoleRouting } from '../app/router.js'

export type ConsoleSetting = {
  transport: FakeTransport
  /** The address that is opened. */
  at: string
  /** Token of the logged-in user. */
  token?: string
  locale?: Locale
  /** Whether the tour has not been shown on this device yet. */
  isNewDevice?: boolean
}

export type MadeConsole = Pick<ConsoleSetting, 'transport'> & {
  shell: Shell
  router: ReturnType<typeof createMemoryRouter>
}

/** The routes of the console over a fake server, on a device that remembers nothing but its language. */
export function aConsole({
  transport,
  at,
  token,
  locale = 'en-US',
  isNewDevice,
}: ConsoleSetting): MadeConsole {
  clearFormDrafts(sessionStorage)
  localStorage.removeItem('registered_email')
  localStorage.removeItem('saywright_project_draft_1')
  localStorage.removeItem('saywright_organization')
  localStorage.setItem('saywright_locale', locale)
  if (isNewDevice) localStorage.removeItem('saywright_tour')
  else localStorage.setItem('saywright_tour', 'shown')
  const shell = createShell({ source: 'console', transport, session: memorySession(token) })
  const { routes, options } = consoleRouting(shell)
  const router = createMemoryRouter(routes, { ...options, initialEntries: [at] })
  shell.signedOut.set(() => {
    const { pathname, search } = router.state.location
    void router.navigate(loginPath(pathname + search))
  })
  return { transport, shell, router }
}

/** Draws a console made by `aConsole`, and follows the language of the story around it. */
export function Console({ shell, router }: MadeConsole) {
  const locale = useLocale()
  useEffect(() => void shell.i18n.changeLanguage(locale), [shell, locale])
  return (
    <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
      <Routing router={router} />
    </ShellProvider>
  )
}

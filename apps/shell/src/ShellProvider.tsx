import { ApiProvider } from '@saywright/api/react'
import { useI18next } from '@saywright/ui/react-i18next'
import { ThemeProvider } from '@saywright/ui/theme'
import { type ReactNode, Suspense, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useValue } from './createValue.js'
import { CrashBoundary } from './reporting/CrashBoundary.js'
import { watchErrors } from './reporting/watchErrors.js'
import { lazyComponent } from './router/lazyComponent.js'
import type { Shell } from './Shell.js'
import { ShellContext, useShell } from './ShellContext.js'
import { watchAccount } from './session/watchAccount.js'

// Dialogs bring a third of the components' weight, and a first page has no conflict.
const ConflictDialog = lazyComponent(() => import('./dialogs/ConflictDialog.js'), 'ConflictDialog')

const OtherAccountDialog = lazyComponent(
  () => import('./dialogs/OtherAccountDialog.js'),
  'OtherAccountDialog',
)

// Not needed before the first call is sent; loaded right after the first paint.
const CallFeedback = lazyComponent(() => import('./CallFeedback.js'), 'CallFeedback')

export type ShellProviderProps = { shell: Shell; navigate: (href: string) => void; children: ReactNode }

/** Theme, language, client, notices, overlay, conflict dialog and error report around the screens of an app. */
export function ShellProvider({ shell, navigate, children }: ShellProviderProps) {
  const conflict = useValue(shell.conflict)
  const isOtherAccount = useValue(shell.otherAccount)
  useEffect(() => watchErrors(window, shell.report), [shell])
  useEffect(() => watchAccount(shell.client, window, () => shell.otherAccount.set(false)), [shell])
  return (
    <ShellContext.Provider value={shell}>
      <I18nextProvider i18n={shell.i18n}>
        <ShellTheme navigate={navigate}>
          <ApiProvider client={shell.client}>
            <CrashBoundary onCrash={shell.report}>{children}</CrashBoundary>
            <CrashBoundary onCrash={shell.report}>
              <Suspense>
                <CallFeedback shell={shell} />
              </Suspense>
              {isOtherAccount && (
                <Suspense>
                  <OtherAccountDialog
                    onReload={() => window.location.reload()}
                    onClose={() => shell.otherAccount.set(false)}
                  />
                </Suspense>
              )}
              {conflict !== undefined && (
                <Suspense>
                  <ConflictDialog message={conflict} onClose={() => shell.conflict.set(undefined)} />
                </Suspense>
              )}
            </CrashBoundary>
          </ApiProvider>
        </ShellTheme>
      </I18nextProvider>
    </ShellContext.Provider>
  )
}

function ShellTheme({ navigate, children }: Pick<ShellProviderProps, 'navigate' | 'children'>) {
  const theme = useValue(useShell().theme)
  const i18n = useI18next()
  return (
    <ThemeProvider isRoot i18n={i18n} theme={theme} navigate={navigate}>
      {children}
    </ThemeProvider>
  )
}

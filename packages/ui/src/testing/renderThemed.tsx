import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Locale } from '../i18n/locales.js'
import { type Theme, ThemeProvider } from '../theme/ThemeProvider.js'

/** Renders children inside a theme and a language, as an application does. */
export function renderThemed(
  children: ReactNode,
  { locale = 'en-US', theme = 'light' }: { locale?: Locale; theme?: Theme } = {},
) {
  return render(children, {
    wrapper: ({ children: tree }) => (
      <ThemeProvider isRoot locale={locale} theme={theme}>
        {tree}
      </ThemeProvider>
    ),
  })
}

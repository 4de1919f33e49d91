import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { createI18n } from '../i18n/createI18n.js'
import type { Locale } from '../i18n/locales.js'
import { type Theme, ThemeProvider } from '../theme/ThemeProvider.js'

/** Renders inside a theme and a language, as an application does. */
export function renderThemed(
  children: ReactNode,
  { locale = 'en-US', theme = 'light' }: { locale?: Locale; theme?: Theme } = {},
) {
  const i18n = createI18n({ locale })
  return render(children, {
    wrapper: ({ children: tree }) => (
      <ThemeProvider i18n={i18n} theme={theme}>
        {tree}
      </ThemeProvider>
    ),
  })
}

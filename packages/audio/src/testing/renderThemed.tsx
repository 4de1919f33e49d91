import type { Locale } from '@saywright/ui/i18n'
import { type Theme, ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

/** Renders children inside a theme and a language, as an application does. */
export function renderThemed(
  children: ReactNode,
  { locale = 'en-US', theme = 'light' }: { locale?: Locale; theme?: Theme } = {},
) {
  return render(
    <ThemeProvider isRoot locale={locale} theme={theme}>
      {children}
    </ThemeProvider>,
  )
}

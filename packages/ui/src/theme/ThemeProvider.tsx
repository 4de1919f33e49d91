import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import { type ReactNode, useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { type I18n, I18nContext } from '../i18n/I18n.js'
import { localeOf } from '../i18n/locales.js'
import { plainI18n } from '../i18n/plainI18n.js'
import { useLocale } from '../i18n/useLocale.js'
import './layers.css.js'
import './theme.css.js'
import './base.css.js'

export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

export type ThemeProviderProps = {
  children: ReactNode
  /** Follows the system when absent. */
  theme?: Theme | undefined
  /** Made by `createI18n`; its language is that of the tree. When absent, plain words in the browser's language. */
  i18n?: I18n
  /** Client-side navigation for links inside the tree; a page load when absent. */
  navigate?: (href: string) => void
}

/** Gives the tree its colours, its language and its navigation. Stands once, at the root. */
export function ThemeProvider({ children, theme, i18n, navigate = loadPage }: ThemeProviderProps) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }, [theme])
  return (
    <I18nContext value={i18n ?? browserI18n()}>
      <LocaleProvider>
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      </LocaleProvider>
    </I18nContext>
  )
}

function LocaleProvider({ children }: { children: ReactNode }) {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

let shared: I18n | undefined

function browserI18n(): I18n {
  shared ??= plainI18n(localeOf(navigator.language))
  return shared
}

function loadPage(href: string) {
  window.location.assign(href)
}

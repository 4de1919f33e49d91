import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import { type ReactNode, useInsertionEffect, useMemo } from 'react'
import { I18nProvider, isRTL, RouterProvider } from 'react-aria-components'
import { createI18n, type I18n } from '../i18n/createI18n.js'
import { I18nContext } from '../i18n/I18nContext.js'
import type { MessageOverrides } from '../i18n/Language.js'
import { themeScope } from './themeScope.css.js'
import './layers.css.js'
import './theme.css.js'
import './base.css.js'

export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** Language and replaced messages of the tree, or both from an engine such as i18next (`useI18next`). */
type Labels =
  | {
      /** BCP 47 tag: `en-US`, `fr-FR`, or a language in `messages`. It also sets the text direction. */
      locale: string
      /** Replaced messages and further languages. Create them once, outside the component. */
      messages?: MessageOverrides
      i18n?: never
    }
  | { i18n: I18n; locale?: never; messages?: never }

export type ThemeProviderProps = Labels & {
  children: ReactNode
  /** Colour theme; when absent, that of the surrounding tree, or of the system at the root of a page. */
  theme?: Theme | undefined
  /**
   * Whether the tree is the whole page: language, direction and theme are set on `<html>`, where overlays
   * inherit them. Otherwise they are set on an element around the tree that has no box (`display: contents`).
   * @default false
   */
  isRoot?: boolean
  /** Client-side navigation for links in the tree; links load a page when absent. */
  navigate?: (href: string) => void
}

/**
 * Provides colours, language, text direction and navigation to the tree. It reads nothing from the browser
 * while rendering, so it works on a server.
 */
export function ThemeProvider({
  children,
  locale = 'en-US',
  messages,
  i18n,
  theme,
  isRoot,
  navigate = loadPage,
}: ThemeProviderProps) {
  const value = useMemo(() => i18n ?? createI18n({ locale, messages }), [i18n, locale, messages])
  const { locale: language } = value
  const dir = isRTL(language) ? 'rtl' : 'ltr'
  return (
    <I18nContext value={value}>
      <I18nProvider locale={language}>
        <RouterProvider navigate={navigate}>
          {isRoot && <RootAttributes language={language} dir={dir} theme={theme} />}
          {isRoot ? (
            children
          ) : (
            <div className={themeScope} lang={language} dir={dir} data-theme={theme}>
              {children}
            </div>
          )}
        </RouterProvider>
      </I18nProvider>
    </I18nContext>
  )
}

type RootAttributesProps = { language: string; dir: 'ltr' | 'rtl'; theme: Theme | undefined }

function RootAttributes({ language, dir, theme }: RootAttributesProps) {
  // Before anything is painted, and before the effects of the tree read what it looks like.
  useInsertionEffect(() => {
    const { documentElement: html } = document
    html.lang = language
    html.dir = dir
    if (theme) html.dataset.theme = theme
    else delete html.dataset.theme
  }, [language, dir, theme])
  return null
}

function loadPage(href: string) {
  window.location.assign(href)
}

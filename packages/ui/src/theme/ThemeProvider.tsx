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

/** The language of the tree and what replaces our sentences, or both from an engine such as i18next (`useI18next`). */
type Words =
  | {
      /** BCP 47 tag: `en-US`, `fr-FR`, or a language in `messages`. It also says from which side one reads. */
      locale: string
      /** Sentences in place of ours, and whole languages that we do not have. Made once, outside the component. */
      messages?: MessageOverrides
      i18n?: never
    }
  | { i18n: I18n; locale?: never; messages?: never }

export type ThemeProviderProps = Words & {
  children: ReactNode
  /** When absent, that of what stands around it; at the root of a page, that of the system. */
  theme?: Theme | undefined
  /**
   * The tree is the whole page: language, direction and theme are kept on `<html>`, where dialogs and menus find them too.
   * Else they stand on an element around the tree, which has no box of its own.
   */
  isRoot?: boolean
  /** Client-side navigation for links inside the tree; a page load when absent. */
  navigate?: (href: string) => void
}

/** Gives the tree its colours, its language with its direction, and its navigation. It asks the browser nothing, so it renders on a server. */
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

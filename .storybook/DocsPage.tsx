import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { brandTheme } from './brandTheme.js'

/** A page of the documentation in the theme of the toolbar. Storybook renders it again when that changes. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const theme = themeNow()
  // A page without a story has no ThemeProvider that would say it, and its tables are drawn with our tokens.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <DocsContainer {...props} theme={brandTheme(theme)} />
}

function themeNow(): string {
  const channel = addons.getChannel()
  const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return told?.globals.theme ?? 'light'
}

import type { Locale } from '@saywright/ui/i18n'
import type { Theme } from '@saywright/ui/theme'
import { useMemo } from 'react'

/** What a framed page of ours is told, so that it looks as the console does. */
export function useAppearance(locale: Locale, theme: Theme | undefined) {
  return useMemo(() => ({ type: 'saywright:appearance', locale, theme }), [locale, theme])
}

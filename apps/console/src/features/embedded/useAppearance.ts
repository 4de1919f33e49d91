import type { Locale } from '@saywright/ui/i18n'
import type { Theme } from '@saywright/ui/theme'
import { useMemo } from 'react'

/** The message that makes a framed page of ours look like the console. */
export function useAppearance(locale: Locale, theme: Theme | undefined) {
  return useMemo(() => ({ type: 'saywright:appearance', locale, theme }), [locale, theme])
}

import type { Theme } from '@saywright/ui/theme'
import { useCallback } from 'react'
import { useValue } from '../createValue.js'
import { useShell } from '../ShellContext.js'
import { deviceStorage } from '../storage/browserStorage.js'
import { saveTheme } from './preferences.js'

export type ThemeChoice = {
  /** Undefined follows the system. */
  theme: Theme | undefined
  choose: (theme: Theme | undefined) => void
}

/** The theme of the interface, stored on the device. */
export function useThemeChoice(): ThemeChoice {
  const { theme } = useShell()
  const choose = useCallback(
    (next: Theme | undefined) => {
      saveTheme(deviceStorage, next)
      theme.set(next)
    },
    [theme],
  )
  return { theme: useValue(theme), choose }
}

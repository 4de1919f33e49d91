/** The theme of the page, from its framing page, or from the storage of the device. */
export type Theme = 'light' | 'dark' | 'contrast'

// The key of the console, which is of the same origin: who chose there has chosen here.
const key = 'saywright_theme'

export function keptTheme(): Theme | undefined {
  try {
    return themeOf(localStorage.getItem(key))
  } catch {
    // A framed page has no storage; the console sends it.
    return undefined
  }
}

export function keepTheme(theme: Theme | undefined): void {
  try {
    if (theme) localStorage.setItem(key, theme)
    else localStorage.removeItem(key)
  } catch {
    // It is shown all the same, on this page.
  }
}

export function showTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

export function themeOf(value: unknown): Theme | undefined {
  return (['light', 'dark', 'contrast'] as const).find((theme) => theme === value)
}

import { keepTheme, keptTheme, showTheme, themeOf } from './appearance.js'

/** The choice of a theme; in a frame the console chooses. */
export function startThemeChoice(): void {
  const label = document.querySelector<HTMLElement>('.theme')
  const select = label?.querySelector('select')
  if (!label || !select || window.parent !== window) return
  label.hidden = false
  select.value = keptTheme() ?? 'system'
  select.addEventListener('change', () => {
    const theme = themeOf(select.value)
    keepTheme(theme)
    showTheme(theme)
  })
}

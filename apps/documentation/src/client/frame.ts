import { showTheme, themeOf } from './appearance.js'

/** Messages between the console and a framed page. The page has no origin there: it identifies its parent by its window. */
export function listenToFrame(): void {
  if (window.parent === window) return
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && isAppearance(data)) follow(data)
  })
  const { slug } = document.documentElement.dataset
  // The message is not secret, and the framing page has our origin: the server allows no other.
  window.parent.postMessage({ type: 'saywright:documentation', slug, title: document.title }, '*')
}

interface Appearance {
  readonly type: 'saywright:appearance'
  readonly locale?: unknown
  readonly theme?: unknown
}

function isAppearance(data: unknown): data is Appearance {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'saywright:appearance'
}

function follow({ locale, theme }: Appearance): void {
  showTheme(themeOf(theme))
  if (locale === document.documentElement.lang) return
  const link = [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].find(
    ({ hreflang }) => hreflang === locale,
  )
  if (link) window.location.replace(link.href)
}

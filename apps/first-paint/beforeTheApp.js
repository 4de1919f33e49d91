// Runs in the page before anything is painted, and before the app is loaded: it is inlined unchanged into index.html. The
// keys are those of apps/shell/src/preferences and of the cookie session in packages/api, which its test compares.
;(() => {
  const html = document.documentElement
  const { pathname, hash } = location
  const theme = keptTheme()
  if (theme) html.dataset.theme = theme
  const isVisitor = !/(?:^|; )saywright_token[^=;]*=[^;]/.test(document.cookie)
  if (isVisitor || /^\/auth\//.test(pathname)) html.dataset.signIn = ''
  // A studio that is opened from the console has its session in the fragment.
  const isExpected = ([path]) => (!isVisitor || hash) && new RegExp(path).test(pathname)
  for (const file of new Set(__AHEAD__.filter(isExpected).flatMap(([, files]) => files))) fetchAhead(file)

  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#root main')) return
    observer.disconnect()
    document.getElementById('frame')?.remove()
    delete html.dataset.signIn
  }).observe(html, { childList: true, subtree: true })

  function keptTheme() {
    try {
      return /^(?:light|dark|contrast)$/.exec(localStorage.getItem('saywright_theme'))?.[0]
    } catch {
      return undefined
    }
  }

  function fetchAhead(href) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
})()

import { afterEach } from 'vitest'
import { listenToConsole, refuseWhatWasSaid } from './quietConsole.js'

listenToConsole()
afterEach(refuseWhatWasSaid)

// What one test leaves behind must not reach the next.
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('lang')
})

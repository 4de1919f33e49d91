import { afterEach } from 'vitest'

// What one test leaves behind must not reach the next.
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('lang')
})

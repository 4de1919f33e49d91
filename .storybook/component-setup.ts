import './noOwnerStacks.js'
import './noScreenKeyboard.js'
import { afterEach, beforeAll, vi } from 'vitest'
import { commands, page, server } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { announcer } from './announcer.js'
import { listenToConsole, refuseWhatWasSaid } from './quietConsole.js'

listenToConsole()
afterEach(refuseWhatWasSaid)

// A page is used for many files, each of which finds its window as the first did. The focus may have gone with a frame.
beforeAll(() => {
  window.focus()
  const { width, height } = server.config.browser.viewport
  return page.viewport(width, height)
})

// State of one test must not reach the next. Rendered components are removed first: they may store a draft on unmount. The
// library does so itself in the first file of a page only: its module is loaded once, this one for every file.
afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const said of document.querySelectorAll(`${announcer} > *`)) said.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('lang')
  await commands.parkPointer()
})

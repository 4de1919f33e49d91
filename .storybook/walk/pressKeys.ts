import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKeys: (key: PressedKey, times: number) => Promise<void>
  }
}

export type PressedKey = keyof typeof keys

const shift = 8
const keys = {
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  'Shift+Tab': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: shift },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
} as const

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Presses a key as a keyboard does, so that the browser moves the focus by its own rules. The strokes are sent together: one
 * that waits for the answer to the one before takes ten times as long.
 */
export const pressKeys: BrowserCommand<[key: PressedKey, times: number]> = async ({ page }, key, times) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const cdp = await session
  const strokes = Array.from({ length: times }, () => [
    cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...keys[key] }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...keys[key] }),
  ])
  await Promise.all(strokes.flat())
}

import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer: () => Promise<void>
  }
}

/** Takes the pointer out of the page: what is drawn next is hovered by nothing, wherever a test left it. */
export const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1)

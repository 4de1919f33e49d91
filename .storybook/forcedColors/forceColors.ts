import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>
  }
}

/** Has the browser show the page as under a system that forces its own colours, or stop that. */
export const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  // Wherever the pointer was left: what it hovers has a ground that it loses under forced colours, and may.
  await page.mouse.move(-1, -1)
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
}

import type { BrowserCommand } from 'vitest/node'
import { unwalked } from '../unwalked.js'

declare module 'vitest/browser' {
  interface BrowserCommands {
    isWalkDue: (storyId: string) => Promise<boolean>
  }
}

const leftOut = new Set(unwalked().page)

/** Whether the plan of this run has a story walked. */
export const isWalkDue: BrowserCommand<[storyId: string]> = (_, storyId) => !leftOut.has(storyId)

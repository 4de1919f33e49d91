import { execFileSync } from 'node:child_process'
import { root } from '../lib/root.ts'
import { storyHashes, type WalkCode } from './storyHashes.ts'

const setup = ['.storybook/preview.tsx', '.storybook/main.ts']
const browser = ['vitest', '@vitest/browser-playwright', '@storybook/addon-vitest']

/**
 * The checks beyond the play of a story and axe in light English, and their code.
 * - `page`: other themes and languages, the keyboard, other windows and zoom, after the play
 * - `forced-colors`: a screen or a component under colours of the system
 * - `picture`: its approved pictures
 */
export const walks = {
  page: {
    entries: [...setup, '.storybook/walk/afterAxe.ts', '.storybook/walk/pressKeys.ts'],
    packages: browser,
  },
  'forced-colors': {
    entries: [
      '.storybook/forcedColors/faultsIn.ts',
      '.storybook/forcedColors/focusFaults.ts',
      '.storybook/forcedColors/forceColors.ts',
      '.storybook/statesOf.ts',
    ],
    packages: browser,
    stories: ['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*Screen.stories.tsx'],
  },
  picture: {
    entries: [...setup, '.storybook/modes.ts', 'tools/visual/drawAll.ts', 'tools/visual/browser.ts'],
  },
} satisfies Record<string, WalkCode>

export type Walk = keyof typeof walks

/** Walks that are tests of stories. */
export const storyWalks = ['page', 'forced-colors'] as const satisfies Walk[]

export const walkFile = `${root}.storybook/walks.txt`

/** The hash of each story of this repository for each walk. */
export function currentHashes() {
  return storyHashes<Walk>({ root, stories: '{packages,apps}/*/src/**/*.stories.tsx', walks })
}

/** The commit that is checked out; nothing without a repository. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

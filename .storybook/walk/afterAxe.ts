import type { StoryContext } from '@storybook/react-vite'
import { wasJudged } from '../dropPassedReports.js'
import { refuseWhatWasSaid } from '../quietConsole.js'
import { isWalked } from './isWalked.js'
import { walk } from './walk.js'

/** Walks through a story in a test, once axe has looked at what its play left open: the walk closes it. */
export async function afterEach(context: StoryContext): Promise<void> {
  if ('__STORYBOOK_PREVIEW__' in window) return
  const isAsked = context.parameters.a11y?.test !== 'off'
  if (isAsked && !wasJudged(context)) throw new Error('The walk came before axe looked at the story')
  if (await isWalked(context.id)) await walk(context)
  refuseWhatWasSaid()
}

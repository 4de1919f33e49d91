import { finishAnimations } from '@saywright/ui/testing'
import type { StoryContext } from '@storybook/react-vite'
import { dismissalFaults } from './dismissal.js'
import { landmarkFaults } from './landmarks.js'
import { languageFaults } from './languages.js'
import { lost, missed, tabbable, unreachable } from './reach.js'
import { describeElement } from './sight.js'
import { tabCycle } from './tabCycle.js'
import { zoomFaults } from './zoom.js'

/** Something under way when the play ends, such as a list that is loading, may end meanwhile. */
const maxAttempts = 4

/**
 * Walks by keyboard through what a story shows after it has played: with Tab to the end, back, and out of what Escape closes.
 * Everything is reached, and the focus is in sight and never nowhere. Of a screen, everything is in a landmark.
 */
export async function walk({ title, tags }: Pick<StoryContext, 'title' | 'tags'>): Promise<void> {
  try {
    let faults = await faultsNow()
    for (let attempt = 1; faults.length > 0 && attempt < maxAttempts; attempt++) faults = await faultsNow()
    refuse(faults)
    if (isScreen(title)) refuse(languageFaults())
    if (isScreen(title) || isFrame(title)) refuse(await landmarkFaults())
    refuse(await dismissalFaults())
    // A story without pictures leads through screens that have some.
    if (isScreen(title) && !tags.includes('no-picture')) refuse(await lastingZoomFaults(title))
  } finally {
    // The focus may have left past the end of the page, and then the next story would receive no keys.
    window.focus()
  }
}

/** Flows lead through the same screens once more. */
const isScreen = (title: string) => /^(Console|Studio)\/(?!Flows|Layout)/.test(title)

const isFrame = (title: string) =>
  /^UI\/(Layout\/(AppShell|AuthLayout|ScreenSizeGate|ThemeProvider)|Navigation\/(SideMenu|TopBar))$/.test(
    title,
  )

const seen = new Set<string>()

/**
 * Passing faults, such as of something that closes, are gone at a second look. The first state of a screen is checked in all
 * windows, the others in the most demanding ones.
 */
async function lastingZoomFaults(title: string): Promise<string[]> {
  const isFirst = !seen.has(title)
  let faults = await zoomFaults(isFirst)
  for (let attempt = 1; faults.length > 0 && attempt < maxAttempts; attempt++)
    faults = await zoomFaults(isFirst)
  if (faults.length === 0) seen.add(title)
  return faults
}

const faultsNow = async () => [...(await movingFaults()), ...(await walkFaults())]

function refuse(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(`Reached, seen and read: ${[...new Set(faults)].join('; ')}`)
}

const moving = '[data-entering], [data-exiting]'
const maxFrames = 30

/** Opening and closing have ended. */
async function movingFaults(): Promise<string[]> {
  for (let frame = 0; frame === 0 || (document.querySelector(moving) && frame < maxFrames); frame++) {
    finishAnimations(document)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const left = document.querySelector(moving)
  return left ? [`this does not end to open or close: ${describeElement(left)}`] : []
}

/** The faults on the way through all of the page with Tab, and back. */
export async function walkFaults(): Promise<string[]> {
  if (tabbable().length === 0) return []
  const there = await tabCycle('Tab')
  const back = await tabCycle('Shift+Tab')
  return [
    ...there.faults,
    ...back.faults,
    ...missed(there.stops, 'Tab'),
    ...missed(back.stops, 'Shift+Tab'),
    ...lost(there.stops, 'Tab'),
    ...lost(back.stops, 'Shift+Tab'),
    ...unreachable(),
  ]
}

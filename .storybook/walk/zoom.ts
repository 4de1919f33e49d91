import { finishAnimations } from '@saywright/ui/testing'
import { legibilityFaults } from './legibility.js'
import { tabbable } from './reach.js'
import { describeElement, hiddenBy } from './sight.js'
import { targetFaults } from './targets.js'

type Setting = {
  name: string
  width: number
  height: number
  css?: string
  look: () => string[]
  /** Asks more than some other: what passes there passes here, but for what a page does at this width alone. */
  isBetween?: true
}

// Spacing of letters that readers may set. @see WCAG 2.2, 1.4.12
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

const readable = () => [...legibilityFaults(), ...hiddenFaults()]

const touchable = () => [...readable(), ...targetFaults()]

/** Windows in which everything of a page can be reached and read. */
const settings: readonly Setting[] = [
  { name: 'on a laptop', width: 1366, height: 657, look: readable, isBetween: true },
  { name: 'with text spacing', width: 1366, height: 657, css: spacing, look: readable },
  { name: 'at 200 %', width: 683, height: 384, look: readable, isBetween: true },
  { name: 'on a phone', width: 390, height: 844, look: touchable, isBetween: true },
  { name: 'at 400 %', width: 320, height: 256, look: touchable },
]

/**
 * Content of a page that cannot be read or reached when the window is small or the page is magnified. A test has its window
 * in a frame, whose size is changed: asking the browser for another took a third of the time of all this.
 *
 * @param isWhole all windows, those between others too.
 */
export async function zoomFaults(isWhole = true): Promise<string[]> {
  if (!document.querySelector('main')) return []
  const { style: frame } = window.frameElement as HTMLIFrameElement
  const { width: usualWidth, height: usualHeight } = frame
  const faults: string[] = []
  addEventListener('error', forgiveDelay, true)
  await leave()
  for (const { name, width, height, css = '', look, isBetween } of settings) {
    if (isBetween && !isWhole) continue
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = css
    Object.assign(frame, { width: `${width}px`, height: `${height}px` })
    await settled()
    window.scrollTo(0, 0)
    faults.push(...new Set(look().map((fault) => `${name}, ${fault}`)))
    style.remove()
    await leave()
  }
  Object.assign(frame, { width: usualWidth, height: usualHeight })
  await settled()
  removeEventListener('error', forgiveDelay, true)
  return faults
}

/** A new size of the window may change others, of which observers are notified a frame later. That is not a fault. */
function forgiveDelay(event: ErrorEvent) {
  if (!event.message.startsWith('ResizeObserver loop')) return
  event.stopImmediatePropagation()
  event.preventDefault()
}

/** Nothing has the focus any more, and what described it is gone: in the next window it would be beside the page. */
async function leave() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (let frame = 0; document.querySelector('[role="tooltip"]') && frame < maxFrames; frame++)
    await settled()
}

const maxFrames = 30

/** React renders again when the width class changes. */
async function settled() {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  finishAnimations(document)
}

/** The focused element is not below a bar that sticks to an edge. */
function hiddenFaults(): string[] {
  return tabbable().flatMap((control) => {
    control.focus()
    if (document.activeElement !== control) return []
    const cover = hiddenBy(control)
    return cover ? [`the focus is out of sight, ${cover}: ${describeElement(control)}`] : []
  })
}

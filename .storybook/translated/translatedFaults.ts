import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Play, State } from '../statesOf.js'
import { translatePage } from './translatePage.js'

/**
 * Plays a state on a page that a browser translates. What its play expects of texts and of their elements is another test's: here
 * only what breaks counts.
 *
 * @returns what React and the page threw.
 */
export async function translatedFaults({ draw, play, args }: Pick<State, 'draw' | 'play' | 'args'>) {
  const faults: string[] = []
  const note = (thrown: unknown) => {
    if (thrown instanceof DOMException) faults.push(`${thrown.name}: ${thrown.message}`)
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note, onRecoverableError: note })
  flushSync(() => root.render(draw('en-US')))
  const stop = translatePage(document.body)
  const step = (_: string, act: Play) => act(context)
  const context = { canvasElement: container, args, step }
  try {
    await play?.(context)
  } catch (thrown) {
    note(thrown)
  }
  // A change of everything: the other language, then nothing.
  try {
    flushSync(() => root.render(draw('fr-FR')))
    flushSync(() => root.unmount())
  } catch (thrown) {
    note(thrown)
  }
  stop()
  container.remove()
  return faults
}

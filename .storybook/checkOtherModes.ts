import { type Locale, locales } from '@saywright/ui/i18n'
import { finishAnimations } from '@saywright/ui/testing'
import type { StoryContext } from '@storybook/react-vite'
import { i18n } from './i18n.js'

/** What React Aria says to screen readers stays in the document for a while, past the story that said it. */
export const announcer = '[data-live-announcer]'

/**
 * After a story has played in a test: the colours again in dark and in high contrast, and everything once in French. The
 * light English look is the addon's own check.
 */
export async function checkOtherModes({ canvasElement, parameters, id }: StoryContext): Promise<void> {
  if (!import.meta.env.VITEST || parameters.a11y?.test === 'off') return
  const root = document.documentElement
  const { theme = 'light' } = root.dataset
  for (const other of ['dark', 'contrast']) {
    root.dataset.theme = other
    await refuseFaults(`${id} in ${other}`, canvasElement, { type: 'rule', values: ['color-contrast'] })
  }
  root.dataset.theme = theme
  await speak(locales[1])
  await refuseFaults(`${id} in French`, canvasElement)
  await speak(locales[0])
}

async function speak(locale: Locale) {
  await i18n.changeLanguage(locale)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function refuseFaults(
  where: string,
  canvas: HTMLElement,
  runOnly?: { type: 'rule'; values: string[] },
) {
  const { default: axe } = await import('axe-core')
  finishAnimations(document)
  const place = { include: canvas.ownerDocument.body, exclude: [announcer] }
  const { violations } = await axe.run(place, {
    ...(runOnly ? { runOnly } : {}),
    rules: runOnly ? {} : { region: { enabled: false } },
  })
  if (violations.length === 0) return
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `  ${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  )
  throw new Error(`Accessibility of ${where}:\n${lines.join('\n')}`)
}

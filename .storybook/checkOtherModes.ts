import { type Locale, locales } from '@saywright/ui/i18n'
import { finishAnimations } from '@saywright/ui/testing'
import type { StoryContext } from '@storybook/react-vite'
import { announcer } from './announcer.js'
import { i18n } from './i18n.js'

/**
 * After a story has played in a test: everything once more in French and dark, and the colours in high contrast. The light
 * English look is the addon's own check. Only a Storybook that somebody looks at is left in peace.
 */
export async function checkOtherModes({
  canvasElement,
  parameters,
  id,
}: Pick<StoryContext, 'canvasElement' | 'parameters' | 'id'>): Promise<void> {
  if ('__STORYBOOK_PREVIEW__' in window || parameters.a11y?.test === 'off') return
  const root = document.documentElement
  const { theme = 'light' } = root.dataset
  try {
    root.dataset.theme = 'contrast'
    await refuseFaults(`${id} in high contrast`, canvasElement, { type: 'rule', values: ['color-contrast'] })
    root.dataset.theme = 'dark'
    await setLocale(locales[1])
    await refuseFaults(`${id} in dark and French`, canvasElement)
  } finally {
    root.dataset.theme = theme
    await setLocale(locales[0])
  }
}

async function setLocale(locale: Locale) {
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
    resultTypes: ['violations'],
    preload: false,
  })
  if (violations.length === 0) return
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `  ${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  )
  throw new Error(`Accessibility of ${where}:\n${lines.join('\n')}`)
}

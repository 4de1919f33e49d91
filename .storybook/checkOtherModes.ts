import { locales } from '@saywright/ui/i18n'
import { finishAnimations } from '@saywright/ui/testing'
import type { StoryContext } from '@storybook/react-vite'
import { announcer } from './announcer.js'
import { i18n } from './i18n.js'
import { structureOf } from './structureOf.js'
import { unseenColors } from './unseenColors.js'

/** Rules that other words, colours and places of things may break in a structure that breaks none. */
const rulesOfLooks = [
  'frame-title-unique',
  'html-lang-valid',
  'image-redundant-alt',
  'landmark-unique',
  'link-in-text-block',
  'scrollable-region-focusable',
  'table-duplicate-name',
  'valid-lang',
]

/** Colours have just been looked at, and landmarks are by the walk. */
const askedElsewhere = { region: { enabled: false }, 'color-contrast': { enabled: false } }

/**
 * After a story has played in a test: the colours once more in high contrast, and everything in French and dark. The light
 * English look is the addon's own check: a French tree that differs from it in words alone breaks no rule of structure.
 */
export async function checkOtherModes({
  canvasElement,
  parameters,
  id,
}: Pick<StoryContext, 'canvasElement' | 'parameters' | 'id'>): Promise<void> {
  if (parameters.a11y?.test === 'off') return
  const { body, documentElement: root } = canvasElement.ownerDocument
  const { theme = 'light' } = root.dataset
  const structure = structureOf(body)
  try {
    root.dataset.theme = 'contrast'
    await refuseFaintText(`${id} in high contrast`, body, 'contrast')
    root.dataset.theme = 'dark'
    await i18n.changeLanguage(locales[1])
    await drawn()
    const isSame = structure !== undefined && structure === structureOf(body)
    await refuseFaintText(`${id} in dark and French`, body, 'dark')
    await refuseFaults(`${id} in dark and French`, [body], isSame ? rulesOfLooks : undefined)
  } finally {
    root.dataset.theme = theme
    await i18n.changeLanguage(locales[0])
  }
}

/** A change of language and theme is drawn after two frames. */
async function drawn() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function refuseFaintText(where: string, body: HTMLElement, theme: string) {
  finishAnimations(document)
  const { elements, keep } = unseenColors(body, theme)
  if (elements.length > 0) await refuseFaults(where, elements, ['color-contrast'])
  keep()
}

/** @param rules those that are run; left out, all are. */
async function refuseFaults(where: string, include: Element[], rules?: string[]) {
  const { default: axe } = await import('axe-core')
  finishAnimations(document)
  // Elements that have left the page meanwhile, such as a skeleton, are not judged, and axe does not accept them.
  const present = include.filter(({ isConnected }) => isConnected)
  if (present.length === 0) return
  const { violations } = await axe.run(
    { include: present, exclude: [announcer] },
    {
      ...(rules ? { runOnly: { type: 'rule', values: rules } } : { rules: askedElsewhere }),
      resultTypes: ['violations'],
      preload: false,
    },
  )
  if (violations.length === 0) return
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `  ${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  )
  throw new Error(`Accessibility of ${where}:\n${lines.join('\n')}`)
}

import { categories } from '../tokens/categories.js'

const tones = ['success', 'warning', 'danger', 'info'] as const

/**
 * Token paths that the high-contrast theme replaces by other tokens: separators become outlines, secondary
 * text becomes primary text, tints become plain surfaces with an outline.
 */
export const strongerColors: Readonly<Record<string, string>> = {
  'border.subtle': 'border.strong',
  'border.default': 'border.strong',
  'text.muted': 'text.secondary',
  'accent.tint': 'surface.raised',
  'accent.border': 'border.strong',
  'surface.selected': 'surface.raised',
  ...Object.fromEntries(
    tones.flatMap((tone) => [
      [`${tone}.tint`, 'surface.raised'],
      [`${tone}.border`, 'border.strong'],
    ]),
  ),
  ...Object.fromEntries(categories.map((category) => [`${category}.tint`, 'surface.raised'])),
}

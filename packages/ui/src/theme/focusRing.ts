import { vars } from '../tokens/contract.css.js'
import { media } from './breakpoints.js'

/**
 * Focus ring of all controls except fields: 2 px wide with an offset of 2 px. Forced colours use the system
 * colour Highlight.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
} as const

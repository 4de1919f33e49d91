import { vars } from '../tokens/contract.css.js'
import { media } from './breakpoints.js'

/** The focus ring of everything but fields: 2 px, 2 px away. Under forced colours the system's Highlight. */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
} as const

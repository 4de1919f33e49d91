import { vars } from '../tokens/contract.css.js'

/** The focus ring of everything but fields: 2 px, 2 px away. Under forced colours the system's Highlight. */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
} as const

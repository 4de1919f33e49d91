import { vars } from '../tokens/contract.css.js'

/** Lies over the page behind a dialog or a sheet, and lets it show through. */
export const scrim = `color-mix(in srgb, ${vars.color.surface.scrim} 56%, transparent)`

import { vars } from '../tokens/contract.css.js'

/** Colour of the translucent layer over the page behind a dialog or a sheet. */
export const scrim = `color-mix(in srgb, ${vars.color.surface.scrim} 56%, transparent)`

import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.js'
import { layers } from './layers.css.js'

/** Carries a theme into a part of a page. Text takes its colour here, for the page resolved it in the theme of the page. */
export const themeScope = style({
  '@layer': { [layers.base]: { display: 'contents', color: vars.color.text.primary } },
})

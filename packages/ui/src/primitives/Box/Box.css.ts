import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color, space, layout, radius } = vars
const { unit: _unit, ...gaps } = space

export const box = style(rule({ minWidth: 0 }))

const paddings = { ...gaps, card: layout.cardPadding, page: layout.pagePadding }
export type BoxPadding = keyof typeof paddings
export const padded = styleVariants(paddings, (padding) => rule({ padding }))

const surfaces = {
  canvas: color.surface.canvas,
  raised: color.surface.raised,
  sunken: color.surface.sunken,
  overlay: color.surface.overlay,
  selected: color.surface.selected,
}
export type BoxSurface = keyof typeof surfaces
export const surfaced = styleVariants(surfaces, (background) => rule({ background }))

const borders = {
  subtle: color.border.subtle,
  default: color.border.default,
  strong: color.border.strong,
}
export type BoxBorder = keyof typeof borders
export const bordered = styleVariants(borders, (border) => rule({ border: `1px solid ${border}` }))

const radii = { xs: radius.xs, sm: radius.sm, md: radius.md, lg: radius.lg }
export type BoxRadius = keyof typeof radii
export const rounded = styleVariants(radii, (borderRadius) => rule({ borderRadius }))

const shadows = { e1: vars.shadow.e1, e2: vars.shadow.e2, e3: vars.shadow.e3 }
export type BoxShadow = keyof typeof shadows
export const shadowed = styleVariants(shadows, (boxShadow) => rule({ boxShadow }))

// The width of a form and of a text that is pleasant to read.
const widths = { form: 380, text: 680, page: 1364 }
export type BoxWidth = keyof typeof widths
export const wide = styleVariants(widths, (maxWidth) => rule({ width: '100%', maxWidth }))

export const clipping = style(rule({ overflow: 'hidden' }))

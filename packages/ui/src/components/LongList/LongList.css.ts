import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'

/** Of the height of all its rows: the scroll container is around it. */
export const list = style(
  rule({ minWidth: 0, outline: 'none', selectors: { '&[data-focus-visible]': focusRing } }),
)

/** The list gives a row its place and width. */
export const row = style(
  rule({
    boxSizing: 'border-box',
    minWidth: 0,
    outline: 'none',
    selectors: { '&[data-selection-mode]': { cursor: 'pointer' }, '&[data-focus-visible]': focusRing },
  }),
)

export const screenOnly = style(rule({ minWidth: 0, '@media': { print: { display: 'none' } } }))
export const printOnly = style(rule({ display: 'none', '@media': { print: { display: 'grid' } } }))

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars
const edge = vars.layout.cardPadding

// A box that scrolls would hold the sticky head; where there is room for every column, the page scrolls.
export const box = style(
  rule({ minWidth: 0, '@media': { [media.touch]: { overflowX: 'auto', containerType: 'inline-size' } } }),
)

export const table = style(
  rule({ ...textStyle('body'), width: '100%', borderCollapse: 'separate', borderSpacing: 0 }),
)

/** Of a row, in px. */
const rowHeight = 52

// Cells have all of their style themselves. Selectors that count children or look upwards would be evaluated again for each
// of a thousand rows that sorting moves.
const cell = style(rule({ paddingInline: 12, textAlign: 'start' }))
const edges = { first: { paddingInlineStart: edge }, last: { paddingInlineEnd: edge }, inner: {} }
export const places = styleVariants(edges, (padding) => [cell, rule(padding)])
// Numbers and dates: broken across lines they could not be read.
export const end = style(rule({ textAlign: 'end', whiteSpace: 'nowrap' }))

export const headCell = style(
  rule({
    ...textStyle('caption'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    height: 38,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: color.text.muted,
    background: color.surface.raised,
    boxShadow: `0 1px ${color.border.subtle}`,
    '@media': { [media.short]: { position: 'static' } },
  }),
)
// A cell with a height is laid out twice, which takes a third of the time of a long table: words make the height of their
// row by padding.
export const bodyCell = style(
  rule({
    paddingBlock: `calc((${rowHeight - 1}px - ${vars.text.bodyLine}) / 2)`,
    fontWeight: 'inherit',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)
/** A cell of other things than words. */
export const partsCell = style(rule({ height: rowHeight, paddingBlock: 6, whiteSpace: 'normal' }))

export const row = style(
  rule({
    selectors: { '&[aria-current]': { background: color.surface.selected } },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover:not([aria-current])': { background: color.surface.hover } } },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)
export const linkedRow = style([row, rule({ position: 'relative' })])
// The link of the row covers it; other interactive elements are in front of it.
globalStyle(`${linkedRow} td :is(a, button, input, label)`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: 1 } },
})

export const rowLink = style(
  rule({
    padding: 0,
    border: 'none',
    background: 'none',
    color: 'inherit',
    textAlign: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible::after': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.sm },
    },
  }),
)

export const sortButton = style(
  rule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    height: 28,
    marginInline: -4,
    padding: '0 4px',
    border: 'none',
    borderRadius: vars.radius.xs,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      ':not([aria-sort="none"]) > &': { color: color.text.primary },
    },
  }),
)
export const sortHint = style(
  rule({
    opacity: 0,
    selectors: {
      [`${sortButton}:focus-visible > &`]: { opacity: 1 },
      // Without a mark it takes no room: the name ends where its values do.
      [`${end} > ${sortButton} > &`]: { position: 'absolute', insetInlineStart: '100%' },
    },
    '@media': { '(hover: hover)': { selectors: { [`${sortButton}:hover > &`]: { opacity: 1 } } } },
  }),
)

export const fillerCell = style(rule({ padding: 0 }))
/** Stays in sight in a table that is wider than its box. */
export const fillerPlace = style(
  rule({ '@media': { [media.touch]: { position: 'sticky', insetInlineStart: 0, width: '100cqi' } } }),
)
export const filler = style(rule({ padding: edge }))
export const cards = style(
  rule({ display: 'grid', gap: vars.layout.gridGap, margin: 0, padding: 0, listStyle: 'none' }),
)

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { layers } from '../../theme/layers.css.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import { rule } from '../Field/rule.js'

const { color } = vars
const edge = vars.layout.cardPadding

// A box that scrolls would hold the sticky head; where there is room for every column, the page scrolls.
export const box = style(rule({ minWidth: 0, '@media': { [media.touch]: { overflowX: 'auto' } } }))

export const table = style(
  rule({
    ...textStyle('body'),
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** Height in px of a row, on which scrolling to a row relies. */
export const rowHeight = 52

const headCell = {
  ...textStyle('caption'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  height: 38,
  paddingBlock: 0,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const

export const head = style(rule({}))
export const body = style(rule({}))
const inTable = (selector: string, value: object) =>
  globalStyle(selector, { '@layer': { [layers.components]: value } })

inTable(`${head} th`, headCell)
inTable(`${table} :is(th, td)`, { paddingInline: 12 })
inTable(`${table} :is(th, td):first-child`, { paddingInlineStart: edge })
inTable(`${table} :is(th, td):last-child`, { paddingInlineEnd: edge })
inTable(`${table} [data-align="end"]`, { textAlign: 'end' })
inTable(`${body} :is(th, td)`, {
  height: rowHeight,
  paddingBlock: 6,
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
})
inTable(`${body} [data-align="end"]`, { textAlign: 'end' })
inTable(`${body} tr:last-child > *`, { borderBlockEnd: 'none' })
inTable(`${body} tr[aria-current]`, { background: color.surface.selected })

export const row = style(
  rule({
    position: 'relative',
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: color.surface.hover } } },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)
// The link of the row covers it; what else can be pressed stands in front.
inTable(`${row} td :is(a, button, input, label)`, { position: 'relative', zIndex: 1 })

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
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    height: '100%',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.xs,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:focus-visible': focusRing,
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text.primary },
    },
  }),
)
export const sortHint = style(
  rule({
    opacity: 0,
    selectors: { [`${sortButton}:focus-visible > &`]: { opacity: 1 } },
    '@media': { '(hover: hover)': { selectors: { [`${sortButton}:hover > &`]: { opacity: 1 } } } },
  }),
)

export const filler = style(rule({ padding: edge }))
export const cards = style(
  rule({ display: 'grid', gap: vars.layout.gridGap, margin: 0, padding: 0, listStyle: 'none' }),
)

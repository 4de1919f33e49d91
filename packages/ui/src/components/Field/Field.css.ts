import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

/** Label and its action on one line, then the control, then the hint or the error. */
export const field = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"label action" "control control" "messages messages"',
    alignItems: 'baseline',
    // Stretched beside a neighbour with more to say, it keeps its rows where they are.
    alignContent: 'start',
    position: 'relative',
    minWidth: 0,
  }),
)

export const label = style(
  rule({
    ...textStyle('label'),
    gridArea: 'label',
    color: color.text.primary,
    marginBlockEnd: 6,
    selectors: { '[data-disabled] > &': { color: color.text.muted } },
  }),
)

export const optional = style(rule({ color: color.text.muted, fontWeight: 400, marginInlineStart: 2 }))

export const action = style(
  rule({ ...textStyle('caption'), gridArea: 'action', fontWeight: 500, marginInlineStart: 12 }),
)

export const control = style(rule({ gridArea: 'control', minWidth: 0 }))

export const messages = style(
  rule({
    gridArea: 'messages',
    display: 'flex',
    gap: 12,
    justifyContent: 'space-between',
    minWidth: 0,
  }),
)

const line = { ...textStyle('caption'), marginBlockStart: 6, textWrap: 'pretty' } as const

export const description = style(rule({ ...line, display: 'block', color: color.text.muted }))

export const error = style(
  rule({
    ...line,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    color: color.danger.text,
    fontWeight: 500,
  }),
)

export const errorIcon = style(rule({ flexShrink: 0, marginBlockStart: 1 }))

export const counter = style(
  rule({
    ...line,
    color: color.text.muted,
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
)

import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { vars } from '../../tokens/contract.css.js'

const rule = (value: object) => ({ '@layer': { [layers.patterns]: value } })
const { color } = vars

export const shell = style(
  rule({
    display: 'flex',
    minHeight: '100dvh',
    alignItems: 'flex-start',
    background: color.surface.canvas,
  }),
)

export const side = style(
  rule({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    flexShrink: 0,
    width: 236,
    height: '100dvh',
    paddingBlock: 16,
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    transition: `width ${vars.duration.base} ${vars.easing.standard}`,
    selectors: { '&[data-collapsed]': { width: 60 } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
)

export const brand = style(rule({ display: 'flex', alignItems: 'center', minHeight: 30, paddingInline: 18 }))

export const switcher = style(rule({ paddingInline: 12 }))

export const scroll = style(
  rule({ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: 12, paddingBlock: 2 }),
)

export const footer = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingInlineStart: 22,
    paddingInlineEnd: 12,
    fontFamily: vars.font.sans,
    fontSize: 12,
    lineHeight: '16px',
    color: color.text.muted,
    selectors: {
      [`${side}[data-collapsed] &`]: { justifyContent: 'center', paddingInline: 12 },
    },
  }),
)

export const content = style(rule({ flex: 1, minWidth: 0 }))
export const main = style(rule({ outline: 'none', minWidth: 0 }))

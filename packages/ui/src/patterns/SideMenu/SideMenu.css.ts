import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { patternRule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const menu = style(patternRule({ display: 'flex', flexDirection: 'column', minWidth: 0 }))

// A group without words begins with a hairline, one with words by them.
export const group = style(
  patternRule({
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    margin: 0,
    listStyle: 'none',
    padding: 0,
    selectors: {
      [`${menu} > &:not(:first-child):not([data-labelled])`]: {
        marginBlockStart: 10,
        paddingBlockStart: 10,
        borderBlockStart: `1px solid ${color.border.subtle}`,
      },
    },
  }),
)

export const groupLabel = style(
  patternRule({
    padding: '14px 10px 6px',
    fontSize: 12,
    lineHeight: '16px',
    color: color.text.secondary,
    fontFamily: vars.font.sans,
    fontWeight: 400,
  }),
)

export const item = style(
  patternRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: vars.control.medium,
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: color.text.secondary,
    fontFamily: vars.font.sans,
    fontSize: vars.text.bodySize,
    lineHeight: '20px',
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover, color: color.text.primary },
      '&[data-pressed]': { background: color.surface.sunken },
      '&[data-focus-visible]': focusRing,
      '&[data-current]': {
        background: color.surface.raised,
        borderColor: color.border.subtle,
        boxShadow: vars.shadow.e1,
        color: color.text.primary,
        fontWeight: 600,
      },
      '&[data-collapsed]': { justifyContent: 'center', padding: 0 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          '&[data-current]:not([data-focus-visible])': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
  }),
)

export const icon = style(
  patternRule({
    display: 'inline-flex',
    flexShrink: 0,
    selectors: { [`${item}[data-current] &`]: { color: color.accent.text } },
  }),
)

export const words = style(patternRule({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }))

export const dot = style(
  patternRule({ position: 'absolute', insetBlockStart: -5, insetInlineEnd: -6, pointerEvents: 'none' }),
)

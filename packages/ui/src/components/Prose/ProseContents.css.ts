import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const list = style(rule({ display: 'grid', gap: 2, counterReset: 'section' }))

export const link = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    gap: 10,
    padding: '6px 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    color: color.text.secondary,
    textDecoration: 'none',
    outline: 'none',
    counterIncrement: 'section',
    selectors: {
      '&::before': {
        content: 'counter(section)',
        minWidth: '2ch',
        textAlign: 'end',
        color: color.text.muted,
        fontVariantNumeric: 'tabular-nums',
      },
      '&:hover': { color: color.text.primary, background: color.surface.hover },
      '&:focus-visible': focusRing,
      '&[aria-current]': {
        background: color.surface.raised,
        borderColor: color.border.subtle,
        color: color.text.primary,
        fontWeight: 600,
      },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'LinkText',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' }, '&::before': { color: 'inherit' } },
      },
    },
  }),
)

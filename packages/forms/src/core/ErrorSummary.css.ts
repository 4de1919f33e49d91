import { vars } from '@saywright/ui/contract'
import { focusRing, rule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const summaryLink = style(
  rule({
    border: 'none',
    padding: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    borderRadius: vars.radius.xs,
    selectors: { '&:focus-visible': focusRing },
  }),
)

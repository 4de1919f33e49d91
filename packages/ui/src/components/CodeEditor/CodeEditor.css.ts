import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const frame = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    background: vars.color.surface.raised,
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
)

export const heights = styleVariants({
  fill: rule({
    flex: 1,
    height: '100%',
    selectors: { '&:has([role="textbox"]:focus)': { ...focusRing, outlineOffset: '-2px' } },
  }),
  content: rule({
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
    maxHeight: 420,
    selectors: {
      '&:focus-within': {
        borderColor: vars.color.border.focus,
        boxShadow: `0 0 0 1px ${vars.color.border.focus}`,
      },
    },
  }),
})

export const host = style(rule({ flex: 1, minHeight: 0 }))

export const waiting = style(rule({ padding: '20px 20px 20px 66px' }))

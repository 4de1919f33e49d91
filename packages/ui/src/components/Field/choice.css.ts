import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

/** The row of a checkbox, a radio or a switch that can be pressed: its mark and its words. */
export const choice = style(
  rule({
    display: 'inline-flex',
    alignItems: 'flex-start',
    position: 'relative',
    gap: 8,
    paddingBlock: `calc((${vars.control.small} - ${vars.text.bodyLine}) / 2)`,
    fontSize: vars.text.bodySize,
    lineHeight: vars.text.bodyLine,
    cursor: 'pointer',
    selectors: {
      '&:is([data-readonly], [data-disabled])': { cursor: 'default' },
      '&[data-disabled]': { color: vars.color.text.disabled },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
)

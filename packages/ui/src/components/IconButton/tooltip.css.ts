import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

export const tooltip = style(
  rule({
    ...textStyle('caption'),
    maxWidth: 280,
    padding: '6px 10px',
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    fontWeight: 500,
    zIndex: vars.layer.tooltip,
    transition: `opacity ${vars.duration.fast} ${vars.easing.enter}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

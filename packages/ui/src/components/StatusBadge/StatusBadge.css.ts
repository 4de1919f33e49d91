import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const badge = style(
  rule({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 8,
    fontFamily: vars.font.sans,
    fontSize: 13,
    lineHeight: '19px',
    fontWeight: 500,
    color: color.text.secondary,
    // A status is one of a few words, which do not break in a narrow column.
    overflowWrap: 'break-word',
  }),
)

export const shape = styleVariants(
  {
    draft: color.text.muted,
    done: color.success.mark,
    running: color.info.mark,
    waiting: color.warning.mark,
    pending: color.text.muted,
    ended: color.text.muted,
    failed: color.danger.mark,
  },
  (mark) => rule({ color: mark, flexShrink: 0, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
)

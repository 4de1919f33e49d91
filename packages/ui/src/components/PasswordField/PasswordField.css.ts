import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const requirementList = style(rule({ display: 'flex', flexDirection: 'column', gap: 4 }))

export const requirement = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    color: color.text.secondary,
    transition: `color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-met]': { color: color.success.text },
    },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
)

export const capsLock = style(
  rule({
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginBlockStart: 6,
    color: color.warning.text,
    selectors: { '&:empty': { marginBlockStart: 0 } },
  }),
)

export const below = style(rule({ gridColumn: '1 / -1', marginBlockStart: 8 }))

export const requirementIcon = style(rule({ flexShrink: 0, marginBlockStart: 1.5 }))

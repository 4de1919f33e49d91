import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, space } = vars

export const frame = style(rule({ display: 'grid', gap: space.x2, minWidth: 0 }))

export const zone = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x2,
    paddingBlock: space.x2,
    paddingInline: vars.layout.cardPadding,
    border: `1px dashed ${color.border.strong}`,
    borderRadius: vars.radius.md,
    background: color.surface.canvas,
    outline: 'none',
    selectors: {
      '&[data-drop-target]': { background: color.accent.tint, border: `1px solid ${color.accent.text}` },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
    },
  }),
)

export const words = style(
  rule({ ...textStyle('bodySmall'), flex: '1 1 220px', minWidth: 0, color: color.text.secondary }),
)
export const invitation = style(rule({ fontWeight: 600, color: color.text.primary }))

export const refusal = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    color: color.danger.text,
    overflowWrap: 'anywhere',
  }),
)

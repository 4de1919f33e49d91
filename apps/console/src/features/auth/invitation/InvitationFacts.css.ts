import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '10px 20px',
    margin: 0,
    padding: 16,
    background: vars.color.surface.raised,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.md,
  }),
)
export const term = style(screenRule({ ...textStyle('bodySmall'), color: vars.color.text.secondary }))
export const fact = style(screenRule({ ...textStyle('bodySmall'), margin: 0, overflowWrap: 'anywhere' }))

import { vars } from '@saywright/ui/contract'
import { rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const card = style(
  rule({
    display: 'grid',
    gap: space.x2,
    minWidth: 0,
    padding: vars.layout.cardPadding,
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.e1,
    selectors: { '&[data-invalid]': { borderColor: color.danger.mark } },
  }),
)

export const header = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.x2,
  }),
)
export const count = style(rule({ ...textStyle('bodySmall'), fontWeight: 500 }))
export const tags = style(rule({ display: 'flex', flexWrap: 'wrap', gap: space.x1 }))
export const fault = style(rule({ ...textStyle('caption'), fontWeight: 500, color: color.danger.text }))

import { vars } from '@saywright/ui/contract'
import { patternRule, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const header = style(
  patternRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x2,
    padding: vars.layout.cardPadding,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
)
// The cross, and not the edge of its button, is aligned with the fields.
export const titleLine = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    gap: space.x1,
    marginBlock: `calc(-1 * ${space.x2})`,
    marginInlineStart: `calc(-1 * ${space.x2})`,
  }),
)
export const body = style(patternRule({ padding: vars.layout.cardPadding }))
export const footer = style(patternRule({ paddingBlock: space.x2, paddingInline: vars.layout.cardPadding }))
export const count = style(rule({ ...textStyle('body'), fontWeight: 600, marginInlineEnd: 'auto' }))

import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const rows = style(
  screenRule({ display: 'grid', gap: vars.space.x05, margin: 0, padding: 0, listStyle: 'none' }),
)
export const row = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: vars.space.x1,
    padding: `${vars.space.x1} ${vars.space.x1}`,
    borderRadius: radius.xs,
    selectors: {
      '&[data-change="added"]': { background: color.success.tint },
      '&[data-change="removed"]': { background: color.danger.tint },
      '&[data-change="changed"]': { background: color.warning.tint },
    },
  }),
)
export const sign = style(screenRule({ ...textStyle('label'), textAlign: 'center' }))
export const words = style(screenRule({ ...textStyle('bodySmall'), overflowWrap: 'anywhere' }))
export const kind = style(screenRule({ ...textStyle('caption'), color: color.text.secondary }))

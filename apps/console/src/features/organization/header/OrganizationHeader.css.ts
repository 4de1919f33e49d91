import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14, minWidth: 0 }),
)
export const words = style(
  screenRule({ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' }),
)
export const facts = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    rowGap: 2,
    color: vars.color.text.secondary,
  }),
)

import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const row = style(
  screenRule({
    display: 'grid',
    gap: space.x1,
    paddingBlock: space.x1,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
  }),
)
export const line = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 }),
)
export const word = style(
  screenRule({ ...textStyle('code'), flex: '1 1 120px', fontWeight: 600, overflowWrap: 'anywhere' }),
)
export const phonemes = style(
  screenRule({
    ...textStyle('body'),
    flex: '2 1 120px',
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
)

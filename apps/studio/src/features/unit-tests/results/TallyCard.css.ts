import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(screenRule({ display: 'grid', margin: 0 }))
export const item = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.x2,
    rowGap: vars.space.x05,
    padding: `${vars.space.x2} ${vars.space.x2}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
)
export const term = style(screenRule({ margin: 0 }))
export const figure = style(
  screenRule({ margin: 0, ...textStyle('h3'), fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
)
export const hint = style(
  screenRule({ margin: 0, gridColumn: '1 / -1', ...textStyle('caption'), color: vars.color.text.secondary }),
)

import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const sentence = style(
  screenRule({
    ...textStyle('result'),
    fontSize: 19,
    fontWeight: 600,
    lineHeight: '26px',
    overflowWrap: 'anywhere',
  }),
)

export const refused = style(screenRule({ color: vars.color.text.secondary }))
export const others = style(screenRule({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }))
export const other = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    fontVariantNumeric: 'tabular-nums',
  }),
)

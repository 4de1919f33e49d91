import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const card = style(screenRule({ display: 'grid', gap: space.x05, padding: space.x2, maxWidth: 420 }))
export const title = style(screenRule({ ...textStyle('label'), color: color.text.primary }))
export const code = style(
  screenRule({
    ...textStyle('code'),
    color: color.text.primary,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
export const text = style(screenRule({ ...textStyle('bodySmall'), color: color.text.secondary }))

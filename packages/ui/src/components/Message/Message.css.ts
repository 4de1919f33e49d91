import { style, styleVariants } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

const message = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: 10,
    rowGap: 8,
    padding: '10px 12px',
    border: '1px solid',
    borderRadius: vars.radius.sm,
    color: color.text.primary,
  }),
)

const colors = { info: color.info, success: color.success, warning: color.warning, danger: color.danger }
export type MessageTone = keyof typeof colors

export const tones = styleVariants(colors, (tone) => [
  message,
  rule({ background: tone.tint, borderColor: tone.border }),
])
export const icons = styleVariants(colors, (tone) =>
  rule({ flexShrink: 0, marginBlockStart: 1.5, color: tone.text }),
)
export const words = style(rule({ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 2 }))
export const title = style(rule({ fontWeight: 600 }))
export const text = style(rule({ color: color.text.primary }))

import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const frame = style(
  rule({ display: 'flex', flexDirection: 'column', gap: 6, alignItems: 'flex-start', minWidth: 0 }),
)

export const track = style(rule({ lineHeight: 0, maxWidth: '100%' }))

export const drawing = style(rule({ display: 'block', maxWidth: '100%' }))

const segment = (fill: string, system: string) =>
  rule({ fill, '@media': { [media.forcedColors]: { fill: system } } })

export const part = styleVariants({
  green: segment(color.success.mark, 'CanvasText'),
  amber: segment(color.warning.mark, 'CanvasText'),
  red: segment(color.danger.mark, 'CanvasText'),
  dark: rule({
    fill: color.border.default,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText', strokeWidth: 0.5 } },
  }),
})

export const hint = style(rule({ ...textStyle('caption'), color: color.text.secondary }))

import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const lines = style(screenRule({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }))

export const line = style(screenRule({ display: 'flex', alignItems: 'center', gap: 10 }))

const mark = style(screenRule({ display: 'inline-flex', flexShrink: 0 }))
export const marks = styleVariants(
  { done: vars.color.success.text, missing: vars.color.warning.text },
  (color) => [mark, screenRule({ color })],
)

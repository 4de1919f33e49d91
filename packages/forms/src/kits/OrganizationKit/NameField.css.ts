import { vars } from '@saywright/ui/contract'
import { rule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const free = style(
  rule({ display: 'grid', placeItems: 'center', paddingInline: 10, color: vars.color.success.text }),
)

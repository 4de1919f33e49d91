import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: vars.radius.md,
  }),
)

export const tones = styleVariants({
  accent: [tile, style(screenRule({ background: vars.color.accent.tint, color: vars.color.accent.text }))],
  quiet: [tile, style(screenRule({ background: vars.color.surface.sunken, color: vars.color.text.muted }))],
})

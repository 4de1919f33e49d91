import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const tile = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: vars.radius.md,
    background: vars.color.accent.tint,
    color: vars.color.accent.text,
  }),
)

/** A long address goes on in the next line. */
export const address = style(
  screenRule({ fontWeight: 600, color: vars.color.text.primary, overflowWrap: 'anywhere' }),
)

export const tip = style(screenRule({ display: 'flex', gap: 10 }))
export const tipIcon = style(
  screenRule({ display: 'inline-flex', alignItems: 'center', height: '1lh', color: vars.color.text.muted }),
)

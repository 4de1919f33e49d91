import { vars } from '@saywright/ui/contract'
import { layers } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const rule = (value: object) => ({ '@layer': { [layers.screens]: value } })

export const tile = style(
  rule({
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
  rule({ fontWeight: 600, color: vars.color.text.primary, overflowWrap: 'anywhere' }),
)

export const tip = style(rule({ display: 'flex', gap: 10 }))
export const tipIcon = style(
  rule({ display: 'inline-flex', alignItems: 'center', height: '1lh', color: vars.color.text.muted }),
)

import { style } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'
import { vars } from '../../tokens/contract.css.js'

const rule = (value: object) => ({ '@layer': { [layers.patterns]: value } })

export const gate = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minHeight: '100dvh',
    padding: vars.layout.pagePadding,
    textAlign: 'center',
    color: vars.color.text.muted,
  }),
)

export const words = style(
  rule({ display: 'flex', flexDirection: 'column', gap: 6, maxWidth: 460, marginBlockEnd: vars.space.x1 }),
)

// Not drawn and not reachable, but what was written there is kept.
export const kept = style(rule({ display: 'none' }))
export const shown = style(rule({ display: 'contents' }))

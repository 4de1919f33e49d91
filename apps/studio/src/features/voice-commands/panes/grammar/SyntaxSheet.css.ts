import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const sheet = style(screenRule({ display: 'grid', gap: space.x2, margin: 0 }))

export const entry = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: `${space.x05} ${space.x2}`,
    paddingBlockEnd: space.x2,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
  }),
)

const source = { ...textStyle('code'), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

export const written = style(screenRule({ ...source, color: color.accent.text }))

export const example = style(
  screenRule({
    ...source,
    display: 'block',
    marginBlockStart: space.x05,
    padding: space.x2,
    color: color.text.primary,
    background: color.surface.sunken,
    borderRadius: vars.radius.sm,
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const heading = style(
  screenRule({ display: 'flex', alignItems: 'center', gap: vars.space.x1, minWidth: 0 }),
)

export const content = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x2,
    padding: vars.layout.cardPadding,
    minWidth: 0,
    '@media': { [media.compact]: { padding: vars.space.x2 } },
  }),
)

export const table = style(
  screenRule({
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface.raised,
    // Its corners cut the head off, which stays in sight all the same.
    overflow: 'clip',
  }),
)

export const paneHead = style(
  screenRule({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.x1 }),
)

export const paneName = style(screenRule({ minWidth: 0, overflowWrap: 'anywhere' }))

import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const panel = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    maxHeight: '40%',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [media.compact]: { maxHeight: 'none' } },
  }),
)

export const head = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 42,
    padding: '2px 12px 2px 16px',
  }),
)
export const figures = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
    marginInlineStart: 'auto',
    minWidth: 0,
  }),
)

export const rows = style(
  screenRule({
    display: 'grid',
    gap: 4,
    padding: '0 8px 8px',
    margin: 0,
    overflowY: 'auto',
    listStyle: 'none',
  }),
)

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 36,
    padding: '2px 10px',
    borderRadius: vars.radius.sm,
    background: color.surface.hover,
  }),
)

export const words = style(
  screenRule({ ...textStyle('bodySmall'), flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }),
)
export const fixes = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' }),
)
export const mark = style(screenRule({ display: 'inline-flex', flexShrink: 0 }))
export const calm = style(screenRule({ padding: '0 16px 12px' }))

import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(
  screenRule({
    display: 'grid',
    gap: 2,
    // The tiles, not the tints behind them, stand in line with the title.
    margin: '0 -12px',
    padding: 0,
    listStyle: 'none',
    '@media': { [media.phoneOnly]: { margin: '0 -6px' } },
  }),
)

export const row = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    width: '100%',
    minHeight: 66,
    padding: '12px',
    border: 'none',
    borderRadius: vars.radius.md,
    background: 'none',
    color: color.text.primary,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[aria-current]': { background: color.surface.selected },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]:not([data-focus-visible])': { outline: '2px solid Highlight' } },
      },
    },
  }),
)

export const words = style(screenRule({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }))
export const check = style(screenRule({ flexShrink: 0, color: color.accent.text, display: 'grid' }))

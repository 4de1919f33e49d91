import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(
  screenRule({
    display: 'grid',
    gap: 2,
    // The tiles, not the tints behind them, are aligned with the title.
    margin: '0 -12px',
    padding: 0,
    listStyle: 'none',
    '@media': { [media.phoneOnly]: { margin: '0 -6px' } },
  }),
)

export const row = style(
  screenRule({
    minHeight: 66,
    padding: '12px',
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]:not([data-focus-visible])': { outline: '2px solid Highlight' } },
      },
    },
  }),
)

export const words = style(screenRule({ display: 'grid' }))
export const check = style(screenRule({ color: color.accent.text }))

import { vars } from '@saywright/ui/contract'
import { layers, media, screenRule, textStyle } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The foot of a form in a card. Where fingers type, it stays in sight above the edge of the screen. */
export const foot = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: `14px ${vars.layout.cardPadding}`,
    background: vars.color.surface.canvas,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@media': {
      [media.touch]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlock: vars.space.x2 },
      [media.short]: { position: 'static' },
      // Long words take two lines of their button, not a line of the foot.
      [media.phoneOnly]: { selectors: { '&[data-changed]': { flexWrap: 'nowrap' } } },
    },
  }),
)

// On a phone, saving takes the room that taking back leaves.
globalStyle(`${foot}[data-changed] > button:last-child`, {
  '@layer': { [layers.screens]: { '@media': { [media.phoneOnly]: { flexGrow: 1 } } } },
})

// With its words above its buttons it is higher than other bars, and what takes the focus stays clear of it.
globalStyle(`html:has(${foot})`, {
  '@layer': {
    [layers.screens]: {
      '@media': { [`${media.touch} and (min-height: 480px)`]: { scrollPaddingBlockEnd: 144 } },
    },
  },
})

export const words = style(
  screenRule({
    ...textStyle('bodySmall'),
    flex: '1 1 160px',
    color: vars.color.text.secondary,
    '@media': {
      // There the two buttons take the whole line, and hide as little as possible of the form behind them.
      [media.phoneOnly]: { selectors: { [`${foot}[data-changed] > &`]: { display: 'none' } } },
    },
  }),
)

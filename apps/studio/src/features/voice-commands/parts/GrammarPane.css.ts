import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const pane = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    '@media': { [media.compact]: { height: 'auto' } },
  }),
)

export const bar = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    minHeight: 44,
    paddingInline: '20px 12px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    flexShrink: 0,
    // There the buttons are under the heading, which then keeps from the line above.
    '@media': { [media.phoneOnly]: { paddingBlockStart: vars.space.x1 } },
  }),
)

// In French all three buttons have room beside each other on a phone only without their icons.
export const barIcon = style(
  screenRule({ display: 'flex', '@media': { [media.phoneOnly]: { display: 'none' } } }),
)

export const remarks = style(
  screenRule({
    display: 'grid',
    gap: 8,
    padding: '10px 16px 0',
    flexShrink: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const editor = style(
  screenRule({
    display: 'flex',
    flex: 1,
    minHeight: 0,
    // In a page that scrolls it has a height of its own, and leaves some of the page to scroll by.
    '@media': { [media.compact]: { flex: 'none', height: 'max(200px, 60dvh)' } },
  }),
)

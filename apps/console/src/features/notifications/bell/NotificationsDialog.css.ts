import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** From 500 px to 800 px with the window, and all of a phone. */
export const surface = style(
  screenRule({
    position: 'absolute',
    width: 'clamp(500px, 31vw, 800px)',
    minWidth: 500,
    maxWidth: 800,
    maxHeight: 'calc(100dvh - 96px)',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.phoneOnly]: {
        inset: 0,
        width: '100%',
        minWidth: 0,
        maxWidth: 'none',
        maxHeight: 'none',
        border: 'none',
        borderRadius: 0,
      },
    },
  }),
)

export const header = style(
  screenRule({
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minHeight: 58,
    padding: '12px 12px 12px 20px',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [media.phoneOnly]: { paddingInlineStart: 6 } },
  }),
)

export const title = style(
  screenRule({ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 }),
)

/** Eight rows of one line; the rest is scrolled to. */
export const body = style(
  screenRule({
    flexGrow: 0,
    maxHeight: 8 * 65,
    '@media': { [media.phoneOnly]: { flexGrow: 1, maxHeight: 'none' } },
  }),
)

export const footer = style(
  screenRule({
    justifyContent: 'space-between',
    gap: 12,
    padding: '11px 20px',
    '@media': {
      [media.phoneOnly]: { padding: '14px 18px calc(14px + env(safe-area-inset-bottom))' },
    },
  }),
)

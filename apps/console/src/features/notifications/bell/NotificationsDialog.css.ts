import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, duration, easing } = vars

/** Thinner than the scrim of a question: what is behind stays legible. */
export const veil = style(
  screenRule({
    position: 'fixed',
    inset: 0,
    height: '100dvh',
    zIndex: vars.layer.dialogScrim,
    background: `color-mix(in srgb, ${color.surface.scrim} 34%, transparent)`,
    transition: `opacity ${duration.base} ${easing.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

/** From 500 px to 800 px with the window, and all of a phone. */
export const surface = style(
  screenRule({
    position: 'absolute',
    display: 'flex',
    width: 'clamp(500px, 31vw, 800px)',
    minWidth: 500,
    maxWidth: 800,
    maxHeight: 'calc(100dvh - 96px)',
    overflow: 'hidden',
    background: color.surface.overlay,
    color: color.text.primary,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.e3,
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

export const dialog = style(
  screenRule({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }),
)

export const header = style(
  screenRule({
    display: 'flex',
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
    flex: '0 1 auto',
    minHeight: 0,
    maxHeight: 8 * 65,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [media.phoneOnly]: { flex: 1, maxHeight: 'none' } },
  }),
)

export const footer = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: 12,
    padding: '11px 20px',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    background: color.surface.canvas,
    '@media': {
      [media.phoneOnly]: { padding: '14px 18px calc(14px + env(safe-area-inset-bottom))' },
    },
  }),
)

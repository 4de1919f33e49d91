import { vars } from '@saywright/ui/contract'
import { focusRing, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

// The panel is dark in every theme, so white and graphite are literal here.
const white = '#ffffff'
const graphite = '#090a0d'

export const watch = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'grid',
    justifyItems: 'center',
    flexShrink: 0,
    textAlign: 'center',
    gap: 12,
    padding: 0,
    color: white,
    fontWeight: 500,
    borderRadius: vars.radius.md,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
)

export const disc = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    borderRadius: '50%',
    background: white,
    color: graphite,
    transition: `transform ${vars.duration.fast}`,
    selectors: {
      [`${watch}[data-hovered] &`]: { transform: 'scale(1.05)' },
      [`${watch}[data-pressed] &`]: { transform: 'scale(0.97)' },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
)

export const stage = style(
  screenRule({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    padding: 24,
    background: graphite,
    color: white,
  }),
)

export const film = style(
  screenRule({
    width: '100%',
    maxHeight: '100%',
    borderRadius: vars.radius.md,
    selectors: { '&[data-state="failed"]': { display: 'none' } },
  }),
)

export const notice = style(
  screenRule({ position: 'absolute', display: 'grid', justifyItems: 'center', gap: 16 }),
)

export const close = style(
  screenRule({
    position: 'absolute',
    insetBlockStart: 16,
    insetInlineEnd: 16,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: vars.control.medium,
    height: vars.control.medium,
    padding: 0,
    border: '1px solid rgb(255 255 255 / 0.3)',
    borderRadius: '50%',
    background: 'rgb(9 10 13 / 0.85)',
    color: white,
    selectors: {
      '&[data-hovered]': { background: graphite, borderColor: white },
    },
  }),
)

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { scrim as scrimColor } from '../../theme/scrim.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing } = vars

export const scrim = style(
  rule({
    position: 'fixed',
    inset: 0,
    height: '100dvh',
    zIndex: vars.layer.dialogScrim,
    display: 'grid',
    placeItems: 'center',
    background: scrimColor,
    transition: `opacity ${duration.base} ${easing.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.phoneOnly]: { placeItems: 'stretch' } },
  }),
)

const surface = style(
  rule({
    zIndex: vars.layer.dialog,
    minWidth: 500,
    maxWidth: 'calc(100vw - 48px)',
    maxHeight: 'calc(100dvh - 48px)',
    display: 'flex',
    overflow: 'hidden',
    background: color.surface.overlay,
    color: color.text.primary,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.e3,
    transition: `transform ${duration.slow} ${easing.standard}, opacity ${duration.base} ${easing.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px)', opacity: 0 } },
    '@media': {
      [media.phoneOnly]: {
        width: '100%',
        minWidth: 0,
        maxWidth: 'none',
        maxHeight: 'none',
        border: 'none',
        borderRadius: 0,
        selectors: {
          '&[data-entering], &[data-exiting]': { transform: 'translateY(100%)', opacity: 1 },
        },
      },
      [media.reducedMotion]: {
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'none', opacity: 0 } },
      },
    },
  }),
)

const widths = { small: 600, medium: 700, large: 800 } as const

/** Widths in px of the three sizes; on phones every dialog fills the screen. */
export const sized = styleVariants(widths, (width) => [
  surface,
  rule({ width, '@media': { [media.phoneOnly]: { width: '100%' } } }),
])
export type DialogSize = keyof typeof widths

// The whole dialog scrolls between its header and its footer: it holds the focus, so the arrow keys reach the text.
export const dialog = style(
  rule({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
  }),
)

export const header = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '20px 24px 12px',
    background: color.surface.overlay,
    '@media': { [media.phoneOnly]: { flexDirection: 'column', padding: '8px 18px 12px' } },
  }),
)

export const headings = style(
  rule({ flex: 1, minWidth: 0, display: 'grid', gap: 4, '@media': { [media.phoneOnly]: { order: 3 } } }),
)

export const title = style(
  rule({
    ...textStyle('result'),
    textWrap: 'balance',
    '@media': { [media.phoneOnly]: { fontSize: 24, lineHeight: '30px' } },
  }),
)

export const description = style(rule({ ...textStyle('body'), color: color.text.secondary }))

const tile = style(
  rule({
    flexShrink: 0,
    width: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.md,
    border: '1px solid transparent',
    '@media': { [media.phoneOnly]: { order: 2 } },
  }),
)

export const tiles = styleVariants(
  {
    info: { background: color.accent.tint, color: color.accent.text },
    warning: { background: color.warning.tint, color: color.warning.text },
    danger: { background: color.danger.tint, color: color.danger.text },
  },
  (look) => [tile, rule(look)],
)
export type DialogTone = keyof typeof tiles

// The cross stands a little outside the padding, so that its mark, not its box, is in line with the text.
export const close = style(
  rule({
    flexShrink: 0,
    marginBlockStart: -4,
    marginInlineEnd: -8,
    '@media': { [media.phoneOnly]: { order: 1, marginBlockStart: 0, marginInlineStart: -14 } },
  }),
)

const text = style(
  rule({
    ...textStyle('body'),
    flex: '1 0 auto',
    padding: '4px 24px 24px',
    color: color.text.secondary,
    '@media': { [media.phoneOnly]: { paddingInline: 18 } },
  }),
)
/** Beside an icon the text goes on below the title. */
export const bodies = styleVariants(
  { whole: {}, indented: { '@media': { [media.tablet]: { paddingInlineStart: 24 + 44 + 16 } } } },
  (indent) => [text, rule(indent)],
)

export const footer = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    position: 'sticky',
    bottom: 0,
    padding: '16px 24px',
    background: color.surface.canvas,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': {
      [media.phoneOnly]: {
        padding: '12px 18px calc(12px + env(safe-area-inset-bottom))',
        background: color.surface.overlay,
      },
    },
  }),
)

export const note = style(rule({ ...textStyle('bodySmall'), flex: '1 1 200px', color: color.text.muted }))

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    marginInlineStart: 'auto',
    '@media': { [media.phoneOnly]: { width: '100%' } },
  }),
)

// On phones the buttons share the width and go below each other where a label is long.
globalStyle(`${actions} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phoneOnly]: { flexGrow: 1 } } } },
})

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { scrim as scrimColor } from '../../theme/scrim.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, duration, easing } = vars
const isMoving = '&[data-entering], &[data-exiting]'

/** Covers the window and contains the surface. */
export const overlay = style(
  rule({
    position: 'fixed',
    inset: 0,
    height: '100dvh',
    zIndex: vars.layer.dialogScrim,
    transition: `opacity ${duration.base} ${easing.standard}`,
    selectors: { [isMoving]: { opacity: 0 } },
  }),
)

/** `light`: the page behind stays legible. */
export const scrims = styleVariants({
  dark: rule({ background: scrimColor }),
  light: rule({ background: `color-mix(in srgb, ${color.surface.scrim} 34%, transparent)` }),
  none: {},
})
export type ModalScrim = keyof typeof scrims

const gapAbove = 'min(112px, 12dvh)'

export const placements = styleVariants({
  center: rule({
    display: 'grid',
    placeItems: 'center',
    '@media': { [media.phoneOnly]: { placeItems: 'stretch' } },
  }),
  // From the top, so that nothing moves while the content changes.
  top: rule({
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    padding: `${gapAbove} 24px 24px`,
    '@media': { [media.phoneOnly]: { padding: 0, placeItems: 'stretch' } },
  }),
  own: {},
})
export type ModalPlacement = keyof typeof placements

const surface = style(
  rule({
    zIndex: vars.layer.dialog,
    display: 'flex',
    overflow: 'hidden',
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.shadow.e3,
  }),
)

const panel = style([
  surface,
  rule({
    maxWidth: 'calc(100vw - 48px)',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.phoneOnly]: {
        width: '100%',
        minWidth: 0,
        maxWidth: 'none',
        maxHeight: 'none',
        border: 'none',
        borderRadius: 0,
      },
    },
  }),
])

export const surfaces = styleVariants({
  center: [
    panel,
    rule({
      maxHeight: 'calc(100dvh - 48px)',
      transition: `transform ${duration.slow} ${easing.standard}, opacity ${duration.base} ${easing.standard}`,
      selectors: { [isMoving]: { transform: 'translateY(8px)', opacity: 0 } },
      '@media': {
        [media.phoneOnly]: {
          maxHeight: 'none',
          selectors: { [isMoving]: { transform: 'translateY(100%)', opacity: 1 } },
        },
        [media.reducedMotion]: { selectors: { [isMoving]: { transform: 'none', opacity: 0 } } },
      },
    }),
  ],
  top: [
    panel,
    rule({
      maxHeight: `calc(100dvh - ${gapAbove} - 24px)`,
      '@media': { [media.phoneOnly]: { maxHeight: 'none' } },
    }),
  ],
  own: [surface],
})

const widths = { small: 600, medium: 700, large: 800 } as const

/** Widths in px of the three sizes; never under 500 px, and all of a phone. */
export const sizes = styleVariants(widths, (width) =>
  rule({ width, minWidth: 500, '@media': { [media.phoneOnly]: { width: '100%', minWidth: 0 } } }),
)
export type ModalSize = keyof typeof widths

const dialog = style(
  rule({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }),
)

// The focused element stays clear of header and footer.
const clearOfEdges = rule({
  scrollPaddingBlock: '80px 96px',
  '@media': { [media.short]: { scrollPaddingBlock: 16 } },
})

/** Which part scrolls. A dialog that scrolls whole holds the focus itself, so the arrow keys reach its text. */
export const scrolls = styleVariants({
  whole: [dialog, clearOfEdges, rule({ overflowY: 'auto', overscrollBehavior: 'contain' })],
  // Magnified, there is no room for two sticky edges.
  body: [dialog, rule({ '@media': { [media.short]: { overflowY: 'auto', overscrollBehavior: 'contain' } } })],
})
export type ModalScroll = keyof typeof scrolls

export const header = style(
  rule({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: color.surface.overlay,
    '@media': { [media.short]: { position: 'static' } },
  }),
)

export const title = style(rule({ textWrap: 'balance' }))
export const titles = styleVariants({
  result: [title, rule(textStyle('result'))],
  h2: [title, rule(textStyle('h2'))],
  h3: [title, rule(textStyle('h3'))],
})

export const body = style(rule({ flex: '1 0 auto' }))
/** Of a dialog of which only the body scrolls. */
export const scrolledBody = style([
  body,
  rule({
    flexShrink: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
    '@media': { [media.short]: { flexShrink: 0, overflowY: 'visible' } },
  }),
])

export const footer = style(
  rule({
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    position: 'sticky',
    bottom: 0,
    background: color.surface.canvas,
    '@media': { [media.short]: { position: 'static' } },
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)

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
    background: scrimColor,
    transition: `opacity ${duration.base} ${easing.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)

const isMoving = '&[data-entering], &[data-exiting]'

const sheet = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    zIndex: vars.layer.dialog,
    display: 'flex',
    maxWidth: 'calc(100vw - 48px)',
    overflow: 'hidden',
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.shadow.e3,
    transition: `transform ${duration.slow} ${easing.enter}, opacity ${duration.base} ${easing.standard}`,
    '@media': {
      [media.reducedMotion]: { selectors: { [isMoving]: { transform: 'none', opacity: 0 } } },
    },
  }),
)

const border = `1px solid ${color.border.subtle}`

/** From the end of the line or from its start; mirrored where the script runs to the left. */
export const sides = styleVariants(
  {
    end: {
      insetInlineEnd: 0,
      borderInlineStart: border,
      selectors: {
        [isMoving]: { transform: 'translateX(100%)' },
        '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(-100%)' },
      },
    },
    start: {
      insetInlineStart: 0,
      borderInlineEnd: border,
      selectors: {
        [isMoving]: { transform: 'translateX(-100%)' },
        '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(100%)' },
      },
    },
  },
  (look) => [sheet, rule(look)],
)
export type DrawerSide = keyof typeof sides

const widths = { small: 360, medium: 480, large: 640 } as const
export const sizes = styleVariants(widths, (width) => rule({ width }))
export type DrawerSize = keyof typeof widths

const onPhone = (value: object) => rule({ '@media': { [media.phoneOnly]: value } })

/** On phones: over the whole screen, or from below as high as its content and never up to the top. */
export const phones = styleVariants(
  { full: {}, bottom: {} },
  (_, form) =>
    [
      onPhone({
        insetInline: 0,
        width: 'auto',
        maxWidth: 'none',
        border: 'none',
        selectors: { [isMoving]: { transform: 'translateY(100%)' } },
        ...(form === 'bottom' && {
          insetBlockStart: 'auto',
          maxHeight: '85dvh',
          borderStartStartRadius: vars.radius.lg,
          borderStartEndRadius: vars.radius.lg,
        }),
      }),
    ] as const,
)
export type DrawerPhoneForm = keyof typeof phones

// The whole sheet scrolls between its header and its footer: it holds the focus, so the arrow keys reach the text.
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
    padding: '16px 20px',
    background: color.surface.overlay,
    borderBlockEnd: border,
  }),
)
export const headings = style(rule({ flex: 1, minWidth: 0, display: 'grid', gap: 4, paddingBlock: 2 }))
export const title = style(rule({ ...textStyle('h2'), textWrap: 'balance' }))
export const description = style(rule({ ...textStyle('bodySmall'), color: color.text.secondary }))
export const close = style(rule({ flexShrink: 0, marginInlineEnd: -8 }))

export const body = style(
  rule({ ...textStyle('body'), flex: '1 0 auto', padding: 20, color: color.text.secondary }),
)

export const footer = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    position: 'sticky',
    bottom: 0,
    padding: '14px 20px calc(14px + env(safe-area-inset-bottom))',
    background: color.surface.canvas,
    borderBlockStart: border,
  }),
)

// On phones the buttons share the width and go below each other where a label is long.
globalStyle(`${footer} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phoneOnly]: { flexGrow: 1 } } } },
})

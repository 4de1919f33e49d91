import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import '../Modal/Modal.css.js'

const { color, duration, easing } = vars

const isMoving = '&[data-entering], &[data-exiting]'

const sheet = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    maxWidth: 'calc(100vw - 48px)',
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

export const header = style(rule({ padding: '16px 20px', borderBlockEnd: border }))
export const headings = style(rule({ flex: 1, minWidth: 0, display: 'grid', gap: 4, paddingBlock: 2 }))
export const description = style(rule({ ...textStyle('bodySmall'), color: color.text.secondary }))
export const close = style(rule({ flexShrink: 0, marginInlineEnd: -8 }))

export const body = style(rule({ ...textStyle('body'), padding: 20, color: color.text.secondary }))

export const footer = style(rule({ padding: '14px 20px calc(14px + env(safe-area-inset-bottom))' }))

// On phones the buttons share the width and go below each other where a label is long.
globalStyle(`${footer} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phoneOnly]: { flexGrow: 1 } } } },
})

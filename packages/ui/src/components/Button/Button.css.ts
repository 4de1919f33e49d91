import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { layers } from '../../theme/layers.css.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const inLayer = (rule: object) => ({ '@layer': { [layers.components]: rule } })

const { color } = vars

function solid(rest: string, hovered: string, pressed: string) {
  return inLayer({
    background: rest,
    color: color.text.onAccent,
    borderColor: 'transparent',
    selectors: {
      '&[data-hovered]': { background: hovered },
      '&[data-pressed]': { background: pressed },
    },
  })
}

function plain(text: string, border: string, background: string) {
  return inLayer({
    background,
    color: text,
    borderColor: border,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.sunken },
    },
  })
}

export const button = recipe({
  base: inLayer({
    ...textStyle('button'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    position: 'relative',
    paddingBlock: 0,
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    flexShrink: 0,
    outline: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.easing.standard,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-pressed]': { transitionDuration: vars.duration.instant },
      '&[data-disabled]': {
        cursor: 'default',
        color: color.text.disabled,
        background: color.surface.sunken,
        borderColor: color.border.subtle,
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
  variants: {
    variant: {
      primary: solid(color.accent.solid, color.accent.hover, color.accent.pressed),
      secondary: plain(color.text.primary, color.border.default, color.surface.raised),
      ghost: plain(color.text.primary, 'transparent', 'transparent'),
      danger: inLayer({
        background: color.danger.solid,
        color: color.text.onAccent,
        borderColor: 'transparent',
        selectors: {
          '&[data-hovered]': { filter: 'brightness(0.92)' },
          '&[data-pressed]': { filter: 'brightness(0.85)' },
        },
      }),
      dangerOutline: plain(color.danger.text, color.danger.border, color.surface.raised),
    },
    size: {
      small: inLayer({ height: vars.control.small, paddingInline: 10 }),
      medium: inLayer({ height: vars.control.medium, paddingInline: 14 }),
      large: inLayer({ height: vars.control.large, paddingInline: 18 }),
    },
    fullWidth: { true: inLayer({ width: '100%' }) },
  },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const spinner = style(
  inLayer({
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: '1.75px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
  }),
)

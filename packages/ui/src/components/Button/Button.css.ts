import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { breathe, turn } from '../../theme/motion.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

function solid(rest: string, hovered: string, pressed: string) {
  return rule({
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
  return rule({
    background,
    color: text,
    borderColor: border,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.sunken },
    },
  })
}

const button = style(
  rule({
    ...textStyle('button'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    position: 'relative',
    paddingBlock: 0,
    border: '1px solid',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    flexShrink: 0,
    outline: 'none',
    transition: `${vars.duration.fast} ${vars.easing.standard}`,
    transitionProperty: 'background-color, border-color, color',
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
      // Magnified or in French, the text wraps rather than being cut.
      [media.phoneOnly]: { maxWidth: '100%', flexShrink: 1, lineHeight: 1.2, whiteSpace: 'normal' },
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
)

const looks = {
  primary: solid(color.accent.solid, color.accent.hover, color.accent.pressed),
  secondary: plain(color.text.primary, color.border.default, color.surface.raised),
  ghost: plain(color.text.primary, 'transparent', 'transparent'),
  danger: rule({
    background: color.danger.solid,
    color: color.text.onAccent,
    borderColor: 'transparent',
    selectors: {
      '&[data-hovered]': { filter: 'brightness(0.92)' },
      '&[data-pressed]': { filter: 'brightness(0.85)' },
    },
  }),
  dangerOutline: plain(color.danger.text, color.danger.border, color.surface.raised),
}

export const variants = styleVariants(looks, (look) => [button, look])

export const sizes = styleVariants({
  small: rule({ minHeight: vars.control.small, paddingInline: 10 }),
  medium: rule({ minHeight: vars.control.medium, paddingInline: 14 }),
  large: rule({ minHeight: vars.control.large, paddingInline: 18 }),
})

export const wide = style(rule({ width: '100%' }))

export const spinner = style(
  rule({
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: '1.75px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      [media.reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` },
      // The gap is what shows that it turns; forced colours would close it.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        borderInlineEndColor: 'transparent',
      },
    },
  }),
)

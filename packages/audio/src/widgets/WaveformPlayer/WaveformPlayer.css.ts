import { vars } from '@saywright/ui/contract'
import { focusRing, media, rule, textStyle } from '@saywright/ui/theme'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

export const frame = style(rule({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 }))

export const disc = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    background: color.accent.solid,
    color: color.text.onAccent,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-hovered]': { background: color.accent.hover },
      '&[data-pressed]': { background: color.accent.pressed },
      '&[data-focus-visible]': focusRing,
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': {
        cursor: 'default',
        background: color.surface.sunken,
        color: color.text.disabled,
        borderColor: color.border.subtle,
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  }),
)

const sizes = styleVariants({ small: 30, medium: 40, large: 48 }, (size) =>
  rule({
    width: size,
    height: size,
    '@media': { [media.touch]: { width: Math.max(size, 44), height: Math.max(size, 44) } },
  }),
)

// In a row it is one of many: only the sound of the page is as loud as a primary button.
const quiet = style(
  rule({
    background: 'transparent',
    color: color.accent.text,
    borderColor: color.border.subtle,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.sunken },
    },
  }),
)

export const discSize = { small: `${sizes.small} ${quiet}`, medium: sizes.medium, large: sizes.large }

export const track = style(
  rule({
    flex: 1,
    // The bars follow the place; they must not hold it open when it narrows.
    width: 0,
    minWidth: 40,
    display: 'flex',
    alignItems: 'center',
    borderRadius: vars.radius.xs,
    outline: 'none',
    position: 'relative',
    // Content behind the bars stays in front of the surroundings.
    isolation: 'isolate',
    selectors: {
      '&[role="slider"]': { cursor: 'pointer', touchAction: 'pan-y' },
      // A finger may miss the bars by as much.
      '&[role="slider"]::after': {
        content: '""',
        position: 'absolute',
        inset: `calc(-1 * ${vars.space.x1}) 0`,
      },
      '&:focus-visible': focusRing,
    },
  }),
)

export const trackHeights = { small: 28, medium: 32, large: 48 } as const

export const trackHeight = styleVariants(trackHeights, (height) => rule({ height }))

/** Seen by its edge too, not by its colour alone. */
export const region = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    // A moment has no length and is marked all the same.
    minWidth: 2,
    background: color.accent.tint,
    borderBlockEnd: `2px solid ${color.accent.text}`,
    pointerEvents: 'none',
    zIndex: -1,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
)

export const cutOffWidth = 10

const hatching = (line: string, between: string) =>
  `repeating-linear-gradient(135deg, ${line} 0 1.5px, ${between} 1.5px 4px)`

/** Distinguished by pattern, not by colour: the hatching works in forced colours too. */
export const cutOff = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    minWidth: cutOffWidth,
    background: hatching(color.danger.mark, color.danger.tint),
    borderInline: `1px solid ${color.danger.mark}`,
    pointerEvents: 'none',
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: hatching('CanvasText', 'Canvas'),
        borderColor: 'CanvasText',
      },
    },
  }),
)

const breathe = keyframes({ '50%': { opacity: 0.35 } })

/** The bars of a loading sound; the focus ring around them stays still. */
export const onItsWay = style(rule({ animation: `${breathe} 1600ms ease-in-out infinite` }))

export const dots = style(
  rule({ flex: 1, minWidth: 0, overflow: 'hidden', animation: `${breathe} 1600ms ease-in-out infinite` }),
)

export const problem = style(
  rule({
    ...textStyle('bodySmall'),
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    color: color.danger.text,
  }),
)

export const time = style(
  rule({
    ...textStyle('bodySmall'),
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    flexShrink: 0,
  }),
)

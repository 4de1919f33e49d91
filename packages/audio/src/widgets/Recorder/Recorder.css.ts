import { vars } from '@saywright/ui/contract'
import { focusRing, media, rule, textStyle } from '@saywright/ui/theme'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
} as const

export const frames = styleVariants({
  column: rule(column),
  row: rule({ display: 'flex', alignItems: 'center', gap: vars.space.x1, minWidth: 0 }),
})

/** Meter and words: under the disc, or beside it and as wide as the row lets them be. */
export const about = styleVariants({
  column: rule(column),
  row: rule({ ...column, flex: 1, alignItems: 'stretch' }),
})

/** What it does and how long: under each other, or at both ends of a line. */
export const line = styleVariants({
  column: rule(column),
  row: rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.x1}`,
  }),
})

export const stage = style(rule({ display: 'flex', alignItems: 'center', gap: 26 }))

// Room for the halo, so that nothing moves when it grows.
export const seat = style(rule({ position: 'relative', display: 'grid', placeItems: 'center', padding: 10 }))

export const halo = style(
  rule({
    gridArea: '1 / 1',
    borderRadius: vars.radius.full,
    background: color.record.tint,
    '@media': { [media.forcedColors]: { background: 'none', border: '1px solid CanvasText' } },
  }),
)

export const disc = style(
  rule({
    gridArea: '1 / 1',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    borderRadius: vars.radius.full,
    border: `2px solid ${color.record.mark}`,
    background: color.surface.raised,
    color: color.record.mark,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&[data-hovered]': { background: color.record.tint },
      '&[data-pressed]': { filter: 'brightness(0.95)' },
      '&[data-focus-visible]': focusRing,
      '&[data-status="recording"]': { background: color.record.mark, color: color.text.onAccent },
      '&[data-status="asking"], &[data-status="blocked"], &[data-disabled]': {
        background: color.surface.sunken,
        borderColor: color.border.default,
        color: color.text.muted,
      },
      '&[data-disabled]': { cursor: 'default', color: color.text.disabled },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[data-status="recording"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

export const discSizes = { medium: 52, large: 88 } as const

export const discSize = styleVariants(discSizes, (size) => rule({ width: size, height: size }))

export const stopMark = styleVariants({ medium: 18, large: 26 }, (size) =>
  rule({ width: size, height: size, borderRadius: vars.radius.xs, background: 'currentColor' }),
)

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const spinner = style(
  rule({
    width: '30%',
    height: '30%',
    borderRadius: vars.radius.full,
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

export const caption = style(rule({ ...textStyle('label'), color: color.text.primary }))

export const time = style(
  rule({ ...textStyle('caption'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
)

export const hint = style(
  rule({
    ...textStyle('bodySmall'),
    color: color.text.secondary,
    maxWidth: '44ch',
    textWrap: 'balance',
    selectors: {
      [`${about.column} > &`]: { textAlign: 'center' },
      '&[data-tone="problem"]': { color: color.danger.text },
    },
  }),
)

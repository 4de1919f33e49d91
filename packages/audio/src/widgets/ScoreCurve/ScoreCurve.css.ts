import { vars } from '@saywright/ui/contract'
import { focusRing, media, rule, textStyle } from '@saywright/ui/theme'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const categories = [
  'category1',
  'category2',
  'category3',
  'category4',
  'category5',
  'category6',
  'category7',
] as const
const hue = createVar()

export const frame = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x1,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
)
export const hues = styleVariants(
  Object.fromEntries(categories.map((category) => [category, category])) as {
    [Category in (typeof categories)[number]]: Category
  },
  (category) => rule({ vars: { [hue]: color[category].solid } }),
)

export const top = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    minHeight: 24,
  }),
)
export const legend = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x2,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...textStyle('bodySmall'),
    color: color.text.secondary,
  }),
)
export const legendEntry = style(rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x05 }))

// Room for the figures of the axis, and above for the word of the highest mark.
const axisWidth = 52
export const body = style(
  rule({
    paddingInlineStart: axisWidth,
    paddingBlockStart: vars.space.x3,
    minWidth: 0,
    position: 'relative',
  }),
)

const filled = (value: string, system: string) =>
  ({ fill: value, '@media': { [media.forcedColors]: { fill: system } } }) as const
export const shape = styleVariants(
  {
    woken: filled(color.success.mark, 'Highlight'),
    mistake: filled(color.danger.mark, 'CanvasText'),
    anti: {
      fill: color.surface.raised,
      stroke: color.text.secondary,
      strokeWidth: 2,
      '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
  (value) => rule({ display: 'block', flexShrink: 0, ...value }),
)

export const plot = style(rule({ position: 'relative' }))
/** Heights of the plot in px. */
export const plotHeights = { small: 140, medium: 240, large: 340 } as const
export const heights = styleVariants(plotHeights, (height) => rule({ height }))
export const canvas = style(rule({ display: 'block', width: '100%', height: '100%' }))
const thin = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const
export const gridline = style(rule({ ...thin, stroke: color.border.subtle }))
export const boundary = style(rule({ ...thin, stroke: color.border.strong, strokeDasharray: '3 3' }))
export const curve = style(
  rule({
    fill: 'none',
    stroke: hue,
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    selectors: { '[data-state="paused"] &, [data-state="ended"] &': { strokeOpacity: 0.7 } },
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)
const shaded = (fillOpacity: number, system: number) =>
  rule({
    fill: hue,
    fillOpacity,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', fillOpacity: system } },
  })
export const below = style(shaded(0.16, 0.1))
/** Drawn over `below`. */
export const above = style(shaded(0.36, 0.5))

const figureStyle = {
  ...textStyle('caption'),
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
} as const
export const sideFigure = style(
  rule({
    ...figureStyle,
    position: 'absolute',
    insetInlineEnd: '100%',
    paddingInlineEnd: vars.space.x1,
    whiteSpace: 'nowrap',
    transform: 'translateY(50%)',
    pointerEvents: 'none',
  }),
)

export const mark = style(
  rule({ position: 'absolute', transform: 'translate(-50%, 50%)', pointerEvents: 'none' }),
)
export const markWord = style(
  rule({
    ...textStyle('caption'),
    position: 'absolute',
    insetInlineStart: '50%',
    transform: 'translate(-50%, 0)',
    whiteSpace: 'nowrap',
    maxWidth: 160,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: 600,
    color: color.text.primary,
    selectors: {
      '&[data-edge="start"]': { insetInlineStart: 0, transform: 'none' },
      '&[data-edge="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' },
    },
  }),
)

/** In the place of a curve. */
export const words = style(
  rule({
    ...textStyle('bodySmall'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    color: color.text.secondary,
    pointerEvents: 'none',
  }),
)
const breathe = keyframes({ '50%': { opacity: 0.35 } })
export const loading = style(
  rule({
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
)

// As far from the end as the pill of the threshold needs.
const pillRoom = 80
export const axis = style(
  rule({
    ...figureStyle,
    position: 'relative',
    height: 18,
    marginInlineStart: axisWidth,
    marginInlineEnd: pillRoom,
    overflow: 'hidden',
  }),
)
export const tick = style(
  rule({
    position: 'absolute',
    transform: 'translate(-50%, 0)',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-edge="start"]': { transform: 'none' },
      '&[data-edge="end"]': { transform: 'translate(-100%, 0)' },
    },
  }),
)
export const soundName = style(
  rule({
    position: 'absolute',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInlineEnd: vars.space.x05,
  }),
)
export const timeBar = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x05,
    marginInlineStart: axisWidth,
    ...textStyle('bodySmall'),
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const shownTime = style(
  rule({
    padding: vars.space.x05,
    borderRadius: vars.radius.xs,
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
)

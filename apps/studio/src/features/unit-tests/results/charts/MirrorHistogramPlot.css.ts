import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const height = 132
const figureWidth = 60

/** Room for the figures of the axis at the side. */
export const frame = style(screenRule({ marginInlineStart: vars.space.x4, marginBlockStart: vars.space.x1 }))
export const plot = style(screenRule({ display: 'block', width: '100%', height, overflow: 'visible' }))
export const line = style(screenRule({ stroke: color.border.subtle, strokeWidth: 1 }))
export const ground = style(screenRule({ stroke: color.border.strong, strokeWidth: 1.5 }))

const filled = (fill: string, inForcedColors: string) => ({
  fill,
  '@media': { [media.forcedColors]: { fill: inForcedColors } },
})
const hatched = {
  stroke: color.danger.mark,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
}
export const bars = styleVariants(
  {
    recognized: filled(color.accent.text, 'Highlight'),
    refusedByMistake: { ...filled(color.accent.text, 'Highlight'), fillOpacity: 0.35 },
    otherHeard: hatched,
    refusedRight: filled(color.category6.solid, 'GrayText'),
    taken: hatched,
  },
  (rule) => [screenRule(rule)],
)

const figure = { ...textStyle('caption'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }
export const sideFigure = style(
  screenRule({
    ...figure,
    position: 'absolute',
    insetInlineEnd: '100%',
    paddingInlineEnd: vars.space.x1,
    transform: 'translateY(-50%)',
  }),
)
export const lowerFigure = style(
  screenRule({
    ...figure,
    position: 'absolute',
    insetBlockStart: height + 12,
    width: figureWidth,
    marginInlineStart: figureWidth / -2,
    textAlign: 'center',
    selectors: {
      '&[data-end="first"]': { marginInlineStart: 0, textAlign: 'start' },
      '&[data-end="last"]': { marginInlineStart: -figureWidth, textAlign: 'end' },
    },
  }),
)
export const legend = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x2,
    ...textStyle('caption'),
    color: color.text.secondary,
  }),
)
export const entry = style(screenRule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 }))
export const above = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x1,
    // Of the same height with a button as without, so that nothing moves under a dragged threshold.
    minHeight: vars.control.small,
  }),
)
export const suggestions = style(screenRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x05 }))

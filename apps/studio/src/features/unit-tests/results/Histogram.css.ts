import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const plot = style(screenRule({ display: 'block', width: '100%', height: 190, overflow: 'visible' }))
export const line = style(screenRule({ stroke: color.border.subtle, strokeWidth: 1 }))
export const ground = style(screenRule({ stroke: color.border.strong, strokeWidth: 1.5 }))
export const expected = style(
  screenRule({
    fill: color.accent.text,
    selectors: { '&[data-below]': { fillOpacity: 0.4 } },
    '@media': { [media.forcedColors]: { fill: 'Highlight' } },
  }),
)
export const wrong = style(
  screenRule({
    stroke: color.danger.mark,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)
export const hatch = style(
  screenRule({
    stroke: color.danger.mark,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
)
export const threshold = style(
  screenRule({
    stroke: color.text.primary,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
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
export const tuner = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x2,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

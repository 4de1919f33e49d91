import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

/** The whole plot is its track: the pointer selects the nearest threshold. */
export const track = style(
  screenRule({
    maxWidth: 340,
    borderRadius: radius.sm,
    cursor: 'pointer',
    // A finger that goes up or down scrolls the page.
    touchAction: 'pan-y',
    selectors: { '&:focus-visible': focusRing },
  }),
)
export const plot = style(screenRule({ display: 'block', width: '100%', height: 'auto' }))
export const line = style(screenRule({ stroke: color.border.subtle, strokeWidth: 1 }))
export const figure = style(screenRule({ fill: color.text.secondary, fontSize: 11 }))
export const axes = style(screenRule({ fill: 'none', stroke: color.border.strong, strokeWidth: 1.5 }))
export const curve = style(
  screenRule({
    fill: 'none',
    stroke: color.accent.text,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
)
export const now = style(
  screenRule({
    fill: color.surface.raised,
    stroke: color.text.secondary,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
)
export const tried = style(
  screenRule({
    fill: color.accent.solid,
    stroke: color.surface.raised,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
  }),
)

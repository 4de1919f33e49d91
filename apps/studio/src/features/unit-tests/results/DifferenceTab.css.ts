import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, font } = vars

export const runs = style(screenRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 }))
export const counts = style(screenRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4, margin: 0 }))
export const count = style(screenRule({ display: 'grid', gap: vars.space.x05 }))
export const figure = style(
  screenRule({ margin: 0, ...textStyle('titleLarge'), fontVariantNumeric: 'tabular-nums', order: -1 }),
)
export const strip = style(screenRule({ display: 'block', width: '100%', height: 44 }))
const bar = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }
export const stripBars = {
  broken: style(
    screenRule({
      stroke: color.danger.mark,
      strokeWidth: 1.5,
      '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
    }),
  ),
  fixed: style(screenRule({ fill: color.success.mark, ...bar })),
  stillPass: style(screenRule({ fill: color.border.strong, ...bar })),
  stillFail: style(
    screenRule({
      fill: 'none',
      stroke: color.text.secondary,
      strokeWidth: 1.5,
      '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
    }),
  ),
  new: style(screenRule({ fill: color.accent.text, ...bar })),
}
export const lines = style(
  screenRule({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: font.mono,
    fontSize: 13,
    lineHeight: '21px',
    overflowX: 'auto',
  }),
)
export const line = style(
  screenRule({
    display: 'flex',
    gap: vars.space.x2,
    whiteSpace: 'pre',
    paddingInline: vars.space.x1,
    selectors: {
      '&[data-kind="removed"]': { background: color.danger.tint },
      '&[data-kind="added"]': { background: color.success.tint },
    },
  }),
)
export const dumbbell = style(screenRule({ display: 'block', width: 130, height: 18, overflow: 'visible' }))
export const axis = style(screenRule({ stroke: color.border.strong, strokeWidth: 1.5 }))
export const joint = style(
  screenRule({
    strokeWidth: 3,
    stroke: color.text.secondary,
    selectors: {
      '&[data-kind="broken"]': { stroke: color.danger.mark },
      '&[data-kind="fixed"]': { stroke: color.success.mark },
    },
  }),
)
export const dotBefore = style(
  screenRule({ fill: color.surface.raised, stroke: color.text.secondary, strokeWidth: 1.5 }),
)
export const dotNow = style(
  screenRule({
    fill: color.accent.text,
    selectors: { '&[data-kind="broken"]': { fill: color.danger.mark } },
    '@media': { [media.forcedColors]: { fill: 'Highlight' } },
  }),
)
export const rise = style(
  screenRule({
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    selectors: {
      '&[data-kind="broken"]': { color: color.danger.text },
      '&[data-kind="fixed"]': { color: color.success.text },
    },
  }),
)

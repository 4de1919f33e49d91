import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const forced = media.forcedColors

export const rail = style(
  screenRule({
    fill: 'none',
    stroke: color.border.strong,
    strokeWidth: 1.5,
    selectors: {
      '&[data-covered="never"]': { stroke: color.warning.mark, strokeDasharray: '3 3' },
      '&[data-lit]': { stroke: color.accent.text, strokeWidth: 2.6, strokeDasharray: 'none' },
    },
    '@media': {
      [forced]: {
        stroke: 'GrayText',
        selectors: { '&[data-lit]': { stroke: 'Highlight', strokeWidth: 3.5 } },
      },
    },
  }),
)

export const end = style(
  screenRule({
    fill: color.border.strong,
    selectors: { '&[data-lit]': { fill: color.accent.text } },
    '@media': { [forced]: { fill: 'CanvasText' } },
  }),
)
export const ring = style(
  screenRule({
    fill: 'none',
    stroke: color.border.strong,
    strokeWidth: 1.5,
    selectors: { '&[data-lit]': { stroke: color.accent.text, strokeWidth: 2 } },
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
)

const frames = {
  tagged: { fill: color.category1.tint, stroke: color.category1.tint },
  open: { fill: color.surface.canvas, stroke: color.border.default },
}
export const frame = styleVariants(frames, (look) =>
  screenRule({
    ...look,
    selectors: {
      '&[data-lit]': { stroke: color.accent.border },
      '&[data-intent]': { fill: color.category3.tint, stroke: color.category3.solid },
    },
    '@media': { [forced]: { fill: 'Canvas', stroke: 'GrayText' } },
  }),
)

const letters = {
  fontFamily: vars.font.mono,
  fontSize: 13,
  textAnchor: 'middle',
  stroke: 'none',
  '@media': { [forced]: { fill: 'CanvasText' } },
} as const

export const label = style(screenRule({ ...letters, fontSize: 11, fill: color.text.secondary }))
export const frameText = styleVariants(
  {
    tagged: { fill: color.category1.text, fontSize: 11, fontWeight: 600 },
    open: { fill: color.category2.text, fontSize: 12, cursor: 'pointer' },
  },
  (look) =>
    screenRule({
      ...letters,
      ...look,
      selectors: {
        '&[data-chosen]': { textDecoration: 'underline', fontWeight: 600 },
        '&[data-intent]': { fill: color.category3.text },
      },
    }),
)

const texts = {
  word: color.text.primary,
  rule: color.category2.text,
  slot: color.category5.text,
  import: color.category2.text,
  any: color.category3.text,
  more: color.text.link,
}
export const boxText = styleVariants(texts, (fill) => screenRule({ ...letters, fill }))

const edges = {
  word: { stroke: color.border.strong },
  rule: { stroke: color.category2.solid },
  slot: { stroke: color.category5.solid, strokeDasharray: '4 3' },
  import: { stroke: color.category2.solid, strokeWidth: 3 },
  any: { stroke: color.category3.solid, strokeDasharray: '2 3' },
  more: { stroke: color.border.default, strokeDasharray: '2 3' },
}
export const box = styleVariants(edges, (edge) =>
  screenRule({
    cursor: 'pointer',
    fill: color.surface.raised,
    strokeWidth: 1.5,
    ...edge,
    selectors: {
      '&[data-covered="said"]': { fill: color.accent.tint, stroke: color.accent.border, strokeWidth: 2 },
      '&[data-covered="never"]': { stroke: color.warning.mark, strokeDasharray: '3 3' },
      '&[data-lit]': {
        ...{ fill: color.accent.tint, stroke: color.accent.text, strokeWidth: 2, strokeDasharray: 'none' },
      },
      '&[data-expected]': { stroke: color.warning.mark, strokeWidth: 2, strokeDasharray: '5 3' },
      '&:hover': { fill: color.surface.hover },
      '&[data-chosen]': { stroke: color.border.focus, strokeWidth: 3, strokeDasharray: 'none' },
    },
    '@media': {
      [forced]: {
        fill: 'Canvas',
        stroke: 'CanvasText',
        selectors: {
          '&[data-covered="never"]': { stroke: 'GrayText' },
          '&[data-lit]': { stroke: 'Highlight', strokeWidth: 3 },
          '&[data-expected]': { strokeWidth: 3 },
          '&[data-chosen]': { stroke: 'Highlight', strokeWidth: 4 },
        },
      },
    },
  }),
)

/** On the corner of an uncovered or partly covered box. */
export const neverRing = style(
  screenRule({
    fill: color.surface.raised,
    stroke: color.warning.mark,
    strokeWidth: 1.5,
    strokeDasharray: '2 1.5',
    '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
)

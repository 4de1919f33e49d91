import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars
const circleSize = 24

/** Where the rail runs: between the words in a row, between the circles in a column. */
const column = { flexDirection: 'column', gap: 0 } as const
const row = { flexDirection: 'row', gap: 10 } as const

export const directions = styleVariants({
  vertical: rule({ display: 'flex', margin: 0, padding: 0, listStyle: 'none', ...column }),
  horizontal: rule({
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...column,
    '@media': { [media.laptop]: row },
  }),
})

const railColor = createVar()

/** The rail to the next step is drawn by the step itself, in ink once the step is done. */
export const step = style(
  rule({
    vars: { [railColor]: color.border.default },
    display: 'flex',
    position: 'relative',
    minWidth: 0,
    paddingBlockEnd: 20,
    selectors: {
      '&[data-state="done"]': { vars: { [railColor]: color.text.primary } },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: circleSize / 2 - 1,
        insetBlock: `${circleSize + 4}px 4px`,
        borderInlineStart: `1.5px solid ${railColor}`,
      },
    },
    '@media': {
      [media.laptop]: {
        selectors: {
          [`${directions.horizontal} > &`]: { alignItems: 'center', gap: 10, paddingBlockEnd: 0 },
          [`${directions.horizontal} > &:not(:last-child)`]: { flex: '1 1 auto' },
          [`${directions.horizontal} > &:not(:last-child)::after`]: {
            position: 'static',
            flex: 1,
            minWidth: 16,
            borderInlineStart: 'none',
            borderBlockStart: `1.5px solid ${railColor}`,
          },
        },
      },
    },
  }),
)

export const face = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 9,
    minWidth: 0,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.sm,
    background: 'none',
    textAlign: 'start',
    outline: 'none',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[data-focus-visible]': focusRing,
      // A finger needs more than a circle.
      'button&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-10px' },
    },
    '@media': {
      [media.laptop]: { selectors: { 'button&::before': { display: 'none' } } },
    },
  }),
)

export const circle = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: circleSize,
    height: circleSize,
    border: `1px solid ${color.border.strong}`,
    borderRadius: '50%',
    background: color.surface.raised,
    color: color.text.secondary,
    fontSize: 12,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    selectors: {
      '[data-state="done"] &': {
        background: color.surface.inverse,
        borderColor: color.surface.inverse,
        color: color.text.inverse,
      },
      '[data-state="current"] &': {
        background: color.accent.solid,
        borderColor: color.accent.solid,
        color: color.text.onAccent,
      },
      '[data-fault] &': {
        background: color.surface.raised,
        borderColor: color.danger.mark,
        boxShadow: `inset 0 0 0 1px ${color.danger.mark}`,
        color: color.danger.text,
      },
      '[data-hovered] > &': { boxShadow: `0 0 0 3px ${color.accent.border}` },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        color: 'CanvasText',
        selectors: {
          '[data-state="done"] &': { background: 'CanvasText', borderColor: 'CanvasText', color: 'Canvas' },
          '[data-state="current"] &': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '[data-fault] &': {
            background: 'Canvas',
            borderColor: 'CanvasText',
            borderWidth: 2,
            boxShadow: 'none',
            color: 'CanvasText',
          },
          '[data-hovered] > &': { outline: '2px solid Highlight' },
        },
      },
    },
  }),
)

export const words = style(rule({ display: 'grid', minWidth: 0, paddingBlock: 2 }))

export const label = style(
  rule({
    ...textStyle('bodySmall'),
    lineHeight: '20px',
    color: color.text.secondary,
    selectors: {
      '[data-state="current"] &': { color: color.text.primary, fontWeight: 600 },
      '[data-fault] &': { color: color.danger.text },
      '[data-hovered] > * > &': { color: color.text.primary },
    },
    '@media': { [media.forcedColors]: { selectors: { '[data-fault] &': { color: 'CanvasText' } } } },
  }),
)

export const description = style(rule({ ...textStyle('caption'), color: color.text.muted }))

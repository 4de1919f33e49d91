import { vars } from '@saywright/ui/contract'
import { focusRing, media, rule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, radius } = vars
// How far the lines extend beyond the plot.
const overhang = 6
const pillWidth = 72
const pillHeight = 30
// As high as a finger needs.
const touchedHeight = 44
// As much as a mouse may miss the line by.
const grip = 12

/** Room for the pill, below the plot or after it. */
export const frame = styleVariants({
  horizontal: rule({
    paddingBlockEnd: pillHeight + 8,
    '@media': { [media.touch]: { paddingBlockEnd: touchedHeight + 8 } },
  }),
  vertical: rule({ paddingInlineEnd: pillWidth + 8 }),
})

export const plot = style(rule({ position: 'relative' }))

/** Over the whole plot, so that a press anywhere takes the threshold there. */
export const track = style(
  rule({
    position: 'absolute',
    inset: 0,
    selectors: {
      '&[data-orientation="horizontal"][data-movable]': { cursor: 'ew-resize', touchAction: 'pan-y' },
      '&[data-orientation="vertical"][data-movable]': { cursor: 'ns-resize', touchAction: 'pan-x' },
      // What is pressed is below: the line and the pill alone are grips.
      '&[data-grip="line"], &:not([data-movable])': { pointerEvents: 'none' },
    },
  }),
)

const acrossPlot = {
  horizontal: { insetBlock: -overhang, width: 0 },
  vertical: { insetInline: 0, height: 0 },
} as const
const lineAs = (border: string) =>
  styleVariants(acrossPlot, (place, orientation) =>
    rule({
      ...place,
      position: 'absolute',
      pointerEvents: 'none',
      [orientation === 'horizontal' ? 'borderInlineStart' : 'borderBlockStart']: border,
    }),
  )
export const line = lineAs(`2px solid ${color.text.primary}`)
export const comparedLine = lineAs(`1.5px dashed ${color.text.secondary}`)

/** Around the line, where it is what one drags. */
export const lineGrip = style(
  rule({
    position: 'absolute',
    insetInline: 0,
    height: 2 * grip,
    marginBlockEnd: -grip,
    pointerEvents: 'auto',
    cursor: 'ns-resize',
    touchAction: 'none',
  }),
)
export const standingGrip = style(
  rule({
    position: 'absolute',
    insetBlock: 0,
    width: 2 * grip,
    marginInlineStart: -grip,
    pointerEvents: 'auto',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
  }),
)

const pillBase = rule({
  ...textStyle('bodySmall'),
  position: 'absolute',
  width: pillWidth,
  minHeight: pillHeight,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.md,
  background: color.surface.inverse,
  color: color.text.inverse,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[role="slider"]': { pointerEvents: 'auto', touchAction: 'none' },
  },
  '@media': {
    [media.touch]: { minHeight: touchedHeight },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
})
export const pill = {
  horizontal: `${style(pillBase)} ${style(
    rule({ insetBlockStart: `calc(100% + ${overhang}px)`, marginInlineStart: pillWidth / -2 }),
  )}`,
  vertical: `${style(pillBase)} ${style(
    rule({
      insetInlineStart: `calc(100% + ${overhang}px)`,
      marginBlockEnd: pillHeight / -2,
      '@media': { [media.touch]: { marginBlockEnd: touchedHeight / -2 } },
    }),
  )}`,
}

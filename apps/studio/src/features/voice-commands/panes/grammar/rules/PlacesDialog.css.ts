import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const places = style(
  screenRule({
    display: 'grid',
    gap: space.x05,
    padding: 0,
    margin: 0,
    marginBlockStart: space.x2,
    listStyle: 'none',
    minHeight: 200,
    alignContent: 'start',
  }),
)

export const place = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: space.x2,
    width: '100%',
    padding: `${space.x1} ${space.x2}`,
    textAlign: 'start',
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    '@media': { [media.touch]: { minHeight: 44 } },
    selectors: {
      '&[data-hovered]': { background: color.surface.overlayHover },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: -2 },
    },
  }),
)

export const code = style(screenRule({ ...textStyle('code'), overflowWrap: 'anywhere', gridColumn: 2 }))
export const text = style(screenRule({ ...textStyle('caption'), color: color.text.secondary, gridColumn: 2 }))
export const line = style(
  screenRule({ ...textStyle('caption'), color: color.text.secondary, minWidth: '7ch', gridRow: 1 }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const choices = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    alignItems: 'end',
    gap: space.x2,
  }),
)

export const sentences = style(
  screenRule({
    display: 'grid',
    gap: 2,
    alignContent: 'start',
    minHeight: 240,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
)

const row = { ...textStyle('body'), padding: '6px 10px', color: color.text.primary } as const

export const plain = style(screenRule(row))
export const sentence = style(
  screenRule({
    ...row,
    width: '100%',
    '@media': { [media.touch]: { minHeight: 44 } },
    borderRadius: vars.radius.sm,
    selectors: {
      '&[data-hovered]': { background: color.surface.overlayHover },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: -2 },
    },
  }),
)

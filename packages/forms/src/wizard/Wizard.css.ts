import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const wizard = style(rule({ display: 'grid', gap: space.x4, minWidth: 0 }))

export const step = style(rule({ minWidth: 0 }))

export const footer = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x2,
    paddingBlockStart: space.x2,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)

/** Between the ways back and the way on. */
export const room = style(rule({ flex: 1, textAlign: 'end' }))

export const following = style(
  rule({
    ...textStyle('bodySmall'),
    color: color.text.secondary,
    '@media': {
      [media.phoneOnly]: { display: 'none' },
      [media.forcedColors]: { color: 'inherit' },
    },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const rows = style(rule({ listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }))

export const row = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.x2,
    paddingBlock: space.x2,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto 184px minmax(0, 1fr)' } },
  }),
)

export const newTechnology = style(
  rule({ ...textStyle('caption'), fontWeight: 500, color: color.accent.text }),
)

export const tags = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.x1,
    gridColumn: '1 / -1',
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  }),
)

export const legend = style(
  rule({
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    color: color.text.secondary,
    selectors: {
      '&::before': {
        content: '""',
        width: 10,
        height: 10,
        border: `1px solid ${color.border.default}`,
        borderRadius: 3,
      },
      '&[data-kind="added"]::before': {
        background: color.accent.tint,
        borderColor: color.accent.border,
      },
    },
  }),
)

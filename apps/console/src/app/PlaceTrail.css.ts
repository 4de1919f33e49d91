import { vars } from '@saywright/ui/contract'
import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style(
  screenRule({ display: 'flex', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' }),
)

export const step = style(
  screenRule({
    flexShrink: 0,
    fontWeight: 400,
    selectors: {
      // The sign is drawn, and not read out.
      '&::after': {
        content: ['"/"', '"/" / ""'],
        marginInline: vars.space.x2,
        color: vars.color.text.muted,
      },
    },
  }),
)

/** A long name is cut here; its whole is the heading of the page. */
export const here = style(
  screenRule({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

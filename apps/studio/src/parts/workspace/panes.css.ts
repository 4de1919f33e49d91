import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const hairline = `1px solid ${vars.color.border.subtle}`

/** Of the first pane, where both stand beside each other. */
export const firstWidth = createVar()

/** Two columns; one under the other where there is little room. */
export const panes = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: `${firstWidth} minmax(0, 1fr)`,
    gridTemplateRows: 'minmax(0, 1fr)',
    '@media': {
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'max-content' },
    },
  }),
)
export const pane = style(
  screenRule({
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    '@media': { [media.compact]: { minHeight: 'auto', overflowY: 'visible' } },
  }),
)
/** The first of the two. */
export const firstPane = style([
  pane,
  screenRule({
    borderInlineEnd: hairline,
    '@media': { [media.compact]: { borderInlineEnd: 'none', borderBlockEnd: hairline } },
  }),
])

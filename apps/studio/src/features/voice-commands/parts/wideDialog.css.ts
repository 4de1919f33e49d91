import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { createVar, style } from '@vanilla-extract/css'

const { color, layout, space } = vars
const hairline = `1px solid ${color.border.subtle}`

/** A dialog of two panes, as wide as the window lets it be: the choices, and beside them their result. */
export const surface = style(screenRule({ width: 1180, '@media': { [media.phoneOnly]: { width: '100%' } } }))

export const header = style(
  screenRule({
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x2}`,
    minHeight: 64,
    padding: `${space.x1} ${space.x2} ${space.x1} ${layout.gridGap}`,
    borderBlockEnd: hairline,
    '@media': { [media.phoneOnly]: { paddingInline: space.x2 } },
  }),
)
export const heading = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x05} ${space.x1}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
)

/** Width of the first pane, where both are beside each other. */
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

export const footer = style(
  screenRule({
    gap: space.x1,
    padding: `${space.x2} ${layout.gridGap}`,
    '@media': { [media.phoneOnly]: { padding: space.x2 } },
  }),
)
export const note = style(
  screenRule({ ...textStyle('bodySmall'), flex: '1 1 200px', color: color.text.muted }),
)

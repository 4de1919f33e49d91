import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export { firstPane, firstWidth, pane, panes } from '../../../parts/workspace/panes.css.js'

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

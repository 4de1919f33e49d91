import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const hairline = `1px solid ${vars.color.border.subtle}`

export const heading = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minWidth: 0,
    '@media': { [media.compact]: { flexWrap: 'wrap' } },
  }),
)
export const actions = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    flexShrink: 0,
    '@media': { [media.compact]: { flexWrap: 'wrap', flexShrink: 1 } },
  }),
)
/** Of the keyboard, which a phone has none of. */
export const shortcut = style(screenRule({ '@media': { [media.phoneOnly]: { display: 'none' } } }))

/** The words at the start, and what concerns them; one under the other where there is little room. */
export const columns = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '296px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    '@media': {
      [media.touch]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
      [media.compact]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'max-content',
        height: 'auto',
      },
    },
  }),
)
export const wordColumn = style(
  screenRule({
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    borderInlineEnd: hairline,
    '@media': {
      [media.compact]: { overflowY: 'visible', borderInlineEnd: 'none', borderBlockEnd: hairline },
    },
  }),
)
export const ground = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(290px, 420px)',
    alignContent: 'start',
    alignItems: 'stretch',
    gap: vars.space.x3,
    minWidth: 0,
    minHeight: 0,
    padding: vars.layout.gridGap,
    overflowY: 'auto',
    background: vars.color.surface.canvas,
    '@media': {
      [media.laptop]: { gap: vars.space.x4 },
      [media.desktop]: { gap: vars.space.x3 },
      [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.compact]: { overflowY: 'visible' },
    },
  }),
)
/** Over the whole width. */
export const whole = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x1,
    gridColumn: '1 / -1',
    minWidth: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
)

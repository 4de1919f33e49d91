import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Side of the icon of a package, in px. */
const iconSide = 16

export const lead = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x3,
    alignItems: 'center',
    '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)' } },
  }),
)

export const mono = style(screenRule({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }))

/** The most prominent text of a row. */
export const name = style([mono, screenRule({ fontWeight: 600 })])

export const command = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
    minWidth: 0,
    background: vars.color.surface.sunken,
    borderRadius: vars.radius.sm,
    // The button beside the words, where both have room.
    '@media': { [media.phoneOnly]: { flexWrap: 'wrap' } },
  }),
)

/** In columns where there is room: the eye runs down the sizes and the dates. */
export const versions = style(
  screenRule({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    whiteSpace: 'normal',
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto auto',
        columnGap: vars.space.x4,
        // Below the icon of the package, behind the arrow that opens it.
        paddingInlineStart: `calc(${iconSide}px + ${vars.space.x1})`,
      },
    },
  }),
)

export const version = style(
  screenRule({
    // Contains text for screen readers, which would else widen the page.
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x2,
    paddingBlock: vars.space.x1,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        columnGap: 'inherit',
        justifyItems: 'start',
        minHeight: 44,
      },
    },
  }),
)

export const systems = style(screenRule({ flexGrow: 1 }))
export const figure = style(screenRule({ justifySelf: 'end', whiteSpace: 'nowrap' }))

export const pages = style(
  screenRule({
    paddingBlock: vars.space.x2,
    paddingInline: vars.layout.cardPadding,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

/** Scrolls by itself where its columns need more room than the page has. */
export const table = style(screenRule({ position: 'relative', minWidth: 0, overflowX: 'auto' }))

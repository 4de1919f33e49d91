import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The list of sections, and the open one in the rest of the line. */
export const beside = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: '210px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: 28,
    '@media': { [media.desktop]: { columnGap: 48 } },
  }),
)

/** Where only the open section is shown, the page lays it out. */
export const sections = style(screenRule({ display: 'contents' }))

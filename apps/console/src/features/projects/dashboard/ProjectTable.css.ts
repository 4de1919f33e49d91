import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Rows of projects are 66 px high in a table, which is 14 more than others. */
export const projectName = style(screenRule({ '@media': { [media.tablet]: { paddingBlock: 7 } } }))

/** Breaks where it has no space, and leaves enough of a line to be read. */
export const titleText = style(
  screenRule({ display: 'inline-block', minWidth: 'min(100%, 12ch)', overflowWrap: 'anywhere' }),
)

import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Rows of projects are 66 px high in a table, which is 14 more than others. */
export const projectName = style(screenRule({ '@media': { [media.tablet]: { paddingBlock: 7 } } }))

import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Names without spaces, as long as they may be, leave the other columns their room. */
export const longWords = style(screenRule({ minWidth: '9em', overflowWrap: 'anywhere' }))

/** The same for several beside each other. */
export const narrowWords = style(screenRule({ minWidth: '5em', overflowWrap: 'anywhere' }))

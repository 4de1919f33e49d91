import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** As the log calls what happened. */
export const event = style(screenRule({ ...textStyle('code'), overflowWrap: 'anywhere' }))

import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The text of the message, with its line breaks. */
export const written = style(
  screenRule({ ...textStyle('body'), maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
)

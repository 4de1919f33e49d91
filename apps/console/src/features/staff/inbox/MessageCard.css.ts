import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** As it was written, with its lines. */
export const written = style(
  screenRule({ ...textStyle('body'), maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
)

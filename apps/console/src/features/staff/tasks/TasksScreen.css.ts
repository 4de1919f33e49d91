import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** The raw text of the server. */
export const failure = style(
  screenRule({ ...textStyle('code'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
)

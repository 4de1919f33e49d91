import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** As the server saw it. */
export const failure = style(
  screenRule({ ...textStyle('code'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
)

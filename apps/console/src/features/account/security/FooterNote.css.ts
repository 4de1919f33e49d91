import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Takes the line before the buttons of a card's foot. */
export const footerNote = style(
  screenRule({ ...textStyle('bodySmall'), flex: '1 1 160px', color: vars.color.text.secondary }),
)

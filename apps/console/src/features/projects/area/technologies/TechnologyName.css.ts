import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** A technology that the project does not have is marked by a word, and dimmed as well. */
export const dimmed = style(screenRule({ opacity: 0.5 }))

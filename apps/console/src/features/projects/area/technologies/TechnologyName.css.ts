import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** What a project has not, is told apart by its word, and dimmed beside. */
export const dimmed = style(screenRule({ opacity: 0.5 }))

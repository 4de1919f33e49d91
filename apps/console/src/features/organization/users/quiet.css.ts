import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

// The padding of a quiet button is outside the column, so that its text is in line with the others.
const padding = 11

export const atStart = style(screenRule({ '@media': { [media.tablet]: { marginInlineStart: -padding } } }))
export const atEnd = style(screenRule({ '@media': { [media.tablet]: { marginInlineEnd: -padding } } }))

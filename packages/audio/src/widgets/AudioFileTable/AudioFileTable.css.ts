import { vars } from '@saywright/ui/contract'
import { rule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines at most, so that every row is of one height. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
} as const

export const name = style(rule({ ...twoLines, ...textStyle('code'), minWidth: 120 }))

export const transcription = style(rule({ ...twoLines, minWidth: 120 }))

export const missing = style(rule({ color: vars.color.text.muted }))

// In front of the link that covers the row.
export const sound = style(rule({ position: 'relative', zIndex: 1, minWidth: 132 }))

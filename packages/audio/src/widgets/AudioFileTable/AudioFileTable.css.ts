import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle, type WidthClass } from '@saywright/ui/theme'
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

/** Characters of a name that have room in two lines. */
export const nameRoom: Readonly<Record<WidthClass, number>> = {
  phone: 36,
  tablet: 36,
  laptop: 60,
  desktop: 60,
}

export const name = style(
  rule({
    ...twoLines,
    ...textStyle('code'),
    // A line that ends before it is full could leave the end of the name no room.
    wordBreak: 'break-all',
    minWidth: `${nameRoom.phone / 2}ch`,
    '@media': { [media.laptop]: { minWidth: `${nameRoom.laptop / 2}ch` } },
  }),
)

export const transcription = style(rule({ ...twoLines, minWidth: 120 }))

export const missing = style(rule({ color: vars.color.text.muted }))

// In front of the link that covers the row.
export const sound = style(rule({ position: 'relative', zIndex: 1, minWidth: 132 }))

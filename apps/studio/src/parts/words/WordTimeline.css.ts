import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

/** Aligned with both ends of the track of the player above. */
export const lanes = style(
  screenRule({
    ...textStyle('caption'),
    display: 'grid',
    gap: 4,
    marginInlineStart: 54,
    marginInlineEnd: 48,
    marginBlockStart: 4,
  }),
)

const stretch = {
  position: 'absolute',
  insetBlock: 0,
  minWidth: 2,
  overflow: 'hidden',
  textOverflow: 'clip',
  whiteSpace: 'nowrap',
} as const

const rung = {
  '&[data-chosen]': { outline: `2px solid ${color.accent.solid}`, outlineOffset: -1 },
} as const

export const wordRow = style(
  screenRule({ position: 'relative', height: 22, borderBlockStart: `1px solid ${color.border.subtle}` }),
)
export const word = style(
  screenRule({
    ...stretch,
    paddingInlineStart: 3,
    borderInlineStart: `1px solid ${color.border.default}`,
    lineHeight: '22px',
    fontWeight: 500,
    selectors: rung,
  }),
)

export const track = style(screenRule({ position: 'relative', height: 20 }))

/** A value where it was said; tinted as the name of its entity is in the tree. */
export const piece = style(
  screenRule({
    ...stretch,
    paddingInline: 2,
    fontSize: 11,
    borderRadius: radius.xs,
    background: color.category3.tint,
    color: color.category3.text,
    lineHeight: '20px',
    fontWeight: 600,
    selectors: {
      '&[data-nested]': { background: color.category1.tint, color: color.category1.text },
      ...rung,
    },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
)

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color, space } = vars

const chip = style(
  rule({
    display: 'inline-flex',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: vars.control.medium,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.sm,
    background: color.surface.raised,
    color: color.text.primary,
  }),
)

// An active filter is prominent, so that missing rows are no surprise.
export const chips = styleVariants({
  plain: [chip],
  marked: [
    chip,
    rule({
      color: color.accent.text,
      background: color.accent.tint,
      borderColor: color.accent.text,
      '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
    }),
  ],
})

export const select = style(rule({ display: 'flex', minWidth: 0 }))

const part = style(
  rule({
    ...textStyle('button'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    border: 'none',
    borderRadius: vars.radius.xs,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      // A press on the edge of the chip counts too.
      '&::after': { content: '', position: 'absolute', inset: 0, insetBlock: `calc(-1 * ${space.x05})` },
    },
  }),
)

export const opener = style([
  part,
  rule({
    gap: space.x2,
    paddingBlock: 0,
    paddingInline: space.x3,
    selectors: { [`${chips.plain} &[data-hovered]`]: { background: color.surface.hover } },
  }),
])

export const words = style(
  rule({
    minWidth: 0,
    overflow: 'hidden',
    // A tighter line would cut what hangs below it.
    lineHeight: vars.text.bodyLine,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
)

export const mark = style(rule({ flexShrink: 0 }))

export const remove = style([
  part,
  rule({
    flexShrink: 0,
    justifyContent: 'center',
    width: vars.control.medium,
    marginInlineStart: `calc(-1 * ${space.x2})`,
    padding: 0,
  }),
])

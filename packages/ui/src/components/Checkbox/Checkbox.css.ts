import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

/** The row that can be pressed: box and label. */
export const row = style(
  rule({
    display: 'inline-flex',
    alignItems: 'flex-start',
    position: 'relative',
    gap: 8,
    paddingBlock: `calc((${vars.control.small} - ${vars.text.bodyLine}) / 2)`,
    fontSize: vars.text.bodySize,
    lineHeight: vars.text.bodyLine,
    color: color.text.primary,
    cursor: 'pointer',
    selectors: {
      '&[data-readonly]': { cursor: 'default', color: color.text.secondary },
      '&[data-disabled]': { cursor: 'default', color: color.text.disabled },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
)

const filled = `${row}:is([data-selected], [data-indeterminate]) > &`

export const box = recipe({
  base: rule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    background: color.surface.raised,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.xs,
    color: color.text.onAccent,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.fast,
    selectors: {
      [`${row}[data-hovered] > &`]: { borderColor: color.text.primary },
      [`${row}[data-pressed] > &`]: { background: color.surface.sunken },
      [filled]: { background: color.accent.solid, borderColor: color.accent.solid },
      [`${row}[data-hovered]:is([data-selected], [data-indeterminate]) > &`]: {
        background: color.accent.hover,
        borderColor: color.accent.hover,
      },
      [`${row}[data-invalid] > &`]: { borderColor: color.danger.mark, borderWidth: 1.5 },
      [`${row}:is([data-readonly], [data-disabled]) > &`]: {
        background: color.surface.sunken,
        borderColor: color.border.default,
        color: color.text.muted,
      },
      [`${row}[data-focus-visible] > &`]: focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          [`${row}[data-hovered] > &`]: { borderColor: 'Highlight' },
          [`${row}[data-invalid] > &`]: { borderColor: 'CanvasText', borderWidth: 2 },
          [filled]: { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
          [`${row}[data-hovered]:is([data-selected], [data-indeterminate]) > &`]: {
            background: 'Highlight',
            borderColor: 'Highlight',
          },
          [`${row}:is([data-readonly], [data-disabled]) > &`]: {
            background: 'Canvas',
            borderColor: 'GrayText',
            color: 'GrayText',
          },
        },
      },
    },
  }),
  variants: {
    size: {
      medium: rule({
        width: 16,
        height: 16,
        marginBlockStart: `calc((${vars.text.bodyLine} - 16px) / 2)`,
      }),
      card: rule({ width: 20, height: 20, borderRadius: 5 }),
    },
  },
})

/** Hint and error stand under the words, not under the box. */
export const below = style(rule({ paddingInlineStart: 24, marginBlockStart: -6 }))

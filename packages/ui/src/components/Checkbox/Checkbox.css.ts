import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
import { choice } from '../Field/choice.css.js'

const { color } = vars

/** The row that can be pressed: box and label. */
export const row = style([
  choice,
  rule({
    color: color.text.primary,
    selectors: { '&:where([data-readonly])': { color: color.text.secondary } },
  }),
])

const filled = `${row}:is([data-selected], [data-indeterminate]) > &`

const box = style(
  rule({
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
)

export const boxes = styleVariants(
  {
    medium: { width: 16, height: 16, marginBlockStart: `calc((${vars.text.bodyLine} - 16px) / 2)` },
    card: { width: 20, height: 20, borderRadius: 5 },
  },
  (look) => [box, rule(look)],
)

/** Hint and error are under the label, not under the box. */
export const below = style(rule({ paddingInlineStart: 24, marginBlockStart: -6 }))

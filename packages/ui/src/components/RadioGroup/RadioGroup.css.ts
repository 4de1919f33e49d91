import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import { choice } from '../Field/choice.css.js'

const { color } = vars

export const options = style(
  rule({
    display: 'flex',
    flexDirection: 'column',
    selectors: {
      '&:is([data-orientation="horizontal"], [data-orientation="horizontal"] *)': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: vars.space.x4,
      },
    },
  }),
)

export const row = style([
  choice,
  rule({ selectors: { '&:where([data-readonly])': { color: color.text.secondary } } }),
])

export const circle = style(
  rule({
    flexShrink: 0,
    width: 16,
    height: 16,
    marginBlockStart: `calc((${vars.text.bodyLine} - 16px) / 2)`,
    background: color.surface.raised,
    border: `1px solid ${color.border.strong}`,
    borderRadius: '50%',
    transitionProperty: 'border-width, border-color',
    transitionDuration: vars.duration.fast,
    selectors: {
      [`${row}[data-hovered] > &`]: { borderColor: color.text.primary },
      [`${row}[data-pressed] > &`]: { background: color.surface.sunken },
      [`${row}[data-invalid] > &`]: { borderColor: color.danger.mark },
      // The dot is what a thick border leaves free, so that it is drawn under forced colours too.
      [`${row}[data-selected] > &`]: {
        borderColor: color.accent.solid,
        borderWidth: 5,
        background: color.text.onAccent,
      },
      [`${row}:is([data-readonly], [data-disabled]) > &`]: {
        borderColor: color.border.default,
        background: color.surface.sunken,
      },
      [`${row}[data-selected]:is([data-readonly], [data-disabled]) > &`]: {
        borderColor: color.text.muted,
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
          [`${row}[data-selected] > &`]: { borderColor: 'Highlight', borderWidth: 5, background: 'Canvas' },
          [`${row}:is([data-readonly], [data-disabled]) > &`]: {
            borderColor: 'GrayText',
            background: 'Canvas',
          },
          [`${row}[data-selected]:is([data-readonly], [data-disabled]) > &`]: { borderColor: 'GrayText' },
        },
      },
    },
  }),
)

export const optionDescription = style(
  rule({
    ...textStyle('caption'),
    display: 'block',
    paddingInlineStart: 24,
    paddingBlockEnd: 6,
    marginBlockStart: -3,
    color: color.text.muted,
  }),
)

import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const track = style(
  rule({
    display: 'inline-flex',
    // Segments that do not fit beside each other go below: none is narrower than its longest word.
    flexWrap: 'wrap',
    maxWidth: '100%',
    padding: 2,
    gap: 2,
    minHeight: vars.control.medium,
    background: color.surface.sunken,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: 8,
    selectors: { '&[data-full-width]': { display: 'flex' } },
    // Between two rows there is room for what is pressed of both.
    '@media': { [media.touch]: { rowGap: vars.space.x1 } },
  }),
)

export const cell = style(
  rule({
    display: 'flex',
    position: 'relative',
    minWidth: 'min-content',
    maxWidth: '100%',
    selectors: { [`${track}[data-full-width] &`]: { flex: 1 } },
    // Where equal shares would cut the words, each takes what it needs.
    '@media': {
      [media.phoneOnly]: { selectors: { [`${track}[data-full-width] &`]: { flex: '1 1 auto' } } },
      // The edge of the track is pressed for the segment beside it.
      [media.touch]: {
        minWidth: 44,
        minHeight: 40,
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            insetBlock: `calc(-1 * ${vars.space.x05})`,
          },
        },
      },
    },
  }),
)

/** Behind its segment and of the same size, so that exploration by touch finds it where it is drawn. */
export const radio = style(
  rule({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
  }),
)

const chosen = `${radio}:checked + &`
const off = `${radio}:disabled + &`

export const segment = style(
  rule({
    ...textStyle('button'),
    display: 'inline-flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    position: 'relative',
    minWidth: 0,
    paddingInline: 12,
    border: '1px solid transparent',
    borderRadius: vars.radius.sm,
    // One weight for all, so that choosing moves nothing.
    color: color.text.secondary,
    textAlign: 'center',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, box-shadow',
    transitionDuration: vars.duration.fast,
    selectors: {
      [chosen]: {
        background: color.surface.raised,
        borderColor: color.border.default,
        boxShadow: vars.shadow.e1,
        color: color.text.primary,
      },
      [`${radio}:focus-visible + &`]: focusRing,
      [off]: { color: color.text.disabled, cursor: 'default', background: 'none' },
      // Shares have room of their own: it must not cut the words.
      [`${track}[data-full-width] &`]: { paddingInline: 4 },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          [`${cell}:hover ${radio}:enabled:not(:checked) + &`]: {
            color: color.text.primary,
            background: color.surface.hover,
          },
        },
      },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'ButtonText',
        selectors: {
          [chosen]: { background: 'Highlight', color: 'HighlightText' },
          [off]: { background: 'Canvas', color: 'GrayText' },
          [`${radio}:checked:disabled + &`]: { borderColor: 'GrayText' },
        },
      },
    },
  }),
)

// A page breaks long words anywhere, which would make a column of letters of a short one.
export const words = style(rule({ minWidth: 0, lineHeight: '20px', overflowWrap: 'break-word' }))
export const longWords = style([words, rule({ '@media': { [media.phoneOnly]: { display: 'none' } } })])
export const shortWords = style([words, rule({ '@media': { [media.tablet]: { display: 'none' } } })])

import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'
// Imported first, so that its rules come first in the layer: the tags are in the box of a field.
import { input as fieldInput } from '../Field/FieldFrame.css.js'

const { color } = vars
const tagHeight = `calc(${vars.control.small} - 4px)`
const room = `calc((${vars.control.input} - ${tagHeight} - 2px) / 2)`

export const frame = style(rule({ minHeight: vars.control.input }))

export const content = style(
  rule({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    padding: room,
  }),
)

/** The groups around the tags have no box: tags and words share their lines. */
export const flat = style(rule({ display: 'contents' }))

/** Room for a few letters, so that it stays on the line of the last tag. */
export const input = style([
  fieldInput,
  rule({
    minWidth: 44,
    // Of the height of the box, so that a finger hits it, and no higher than a tag to its line.
    height: `calc(${vars.control.input} - 2px)`,
    marginBlock: `calc(-1 * ${room})`,
    paddingInline: 6,
    alignSelf: 'auto',
  }),
])

export const tag = style(
  rule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minWidth: 0,
    minHeight: tagHeight,
    paddingInlineStart: 8,
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    background: color.surface.sunken,
    color: color.text.primary,
    fontSize: 13,
    cursor: 'default',
    outline: 'none',
    selectors: {
      // Half of the way to the next line of tags.
      '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.x05}) 0` },
      '&:not([data-allows-removing])': { paddingInlineEnd: 8 },
      '&[data-focus-visible]': { borderColor: color.border.focus },
      '&[data-disabled]': { color: color.text.muted },
      // The others come back with the focus.
      [`${content}:not(:focus-within) &[data-over]`]: { display: 'none' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'CanvasText',
        selectors: {
          '&[data-focus-visible]': { outline: '2px solid Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

export const words = style(rule({ minWidth: 0, overflowWrap: 'anywhere' }))

export const remove = style(
  rule({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    width: tagHeight,
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.xs,
    background: 'none',
    color: color.text.secondary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // To the edges of the next tags.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc(-1 * ${vars.space.x05})`,
      },
      '&[data-hovered]': { color: color.text.primary },
      '&[data-pressed]': { color: color.accent.text },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: -3 },
    },
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  }),
)

export const more = style(
  rule({
    paddingInline: 6,
    color: color.text.secondary,
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${content}:focus-within &`]: { display: 'none' } },
  }),
)

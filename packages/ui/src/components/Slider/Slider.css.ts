import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { focusRing } from '../../theme/focusRing.js'
// Its rules come first in the layer: a slider is laid out as a field.
import '../Field/Field.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

export const output = style(
  rule({
    ...textStyle('bodySmall'),
    gridArea: 'action',
    marginInlineStart: 12,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-disabled]': { color: color.text.muted } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
)

/** As high as a finger or a pointer requires; its ends leave room for half a thumb. */
export const track = style(
  rule({
    gridArea: 'control',
    position: 'relative',
    height: vars.control.small,
    marginInline: 9,
    cursor: 'pointer',
    touchAction: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: -9,
        insetBlockStart: 'calc(50% - 2px)',
        height: 4,
        borderRadius: vars.radius.full,
        background: color.border.default,
      },
      '&[data-disabled]': { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&::before': { forcedColorAdjust: 'none', background: 'GrayText' } },
      },
    },
  }),
)

/** Its place along the track comes with it. From the very end of the track where there is but one thumb. */
export const fill = style(
  rule({
    insetBlockStart: 'calc(50% - 2px)',
    maxHeight: 4,
    borderRadius: vars.radius.full,
    background: color.accent.solid,
    pointerEvents: 'none',
    selectors: {
      '&[data-single]': { marginInlineStart: -9, paddingInlineStart: 9, boxSizing: 'content-box' },
      '&[data-disabled]': { background: color.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { '&[data-disabled]': { background: 'GrayText' } },
      },
    },
  }),
)

export const thumb = style(
  rule({
    insetBlockStart: '50%',
    width: 18,
    height: 18,
    borderRadius: '50%',
    border: `2px solid ${color.accent.solid}`,
    background: color.surface.raised,
    boxShadow: vars.shadow.e1,
    transition: `${vars.duration.fast} ${vars.easing.standard}`,
    transitionProperty: 'background-color, border-color',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: `calc((14px - ${vars.control.small}) / 2)` },
      '&[data-hovered]': { borderColor: color.accent.hover, background: color.accent.tint },
      '&[data-dragging]': { background: color.accent.solid },
      '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
      '&[data-disabled]': {
        borderColor: color.text.disabled,
        background: color.surface.sunken,
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'Highlight',
        selectors: {
          '&[data-dragging]': { background: 'Highlight' },
          '&[data-disabled]': { background: 'Canvas', borderColor: 'GrayText' },
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
        },
      },
    },
  }),
)

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

const { color } = vars

const ring = (value: string) => ({ borderColor: value, boxShadow: `inset 0 0 0 1px ${value}` })

const isTypedIn = '&:has(:is(input, textarea):focus)'
const isTypedInInvalid = `&[data-invalid]${isTypedIn.slice(1)}`

/** The box of a field. A second pixel inside the border shows focus and error, so that nothing moves. */
const frame = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    background: color.surface.raised,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    cursor: 'text',
    transition: `${vars.duration.fast} ${vars.easing.standard}`,
    transitionProperty: 'border-color, box-shadow',
    selectors: {
      '&:is([data-hovered], :has(> [data-hovered]))': { borderColor: color.text.secondary },
      '[data-readonly] &': { background: color.surface.sunken, borderColor: color.border.default },
      '&[data-disabled]': {
        background: color.surface.sunken,
        borderColor: color.border.subtle,
        color: color.text.disabled,
        cursor: 'default',
      },
      '&[data-invalid]': ring(color.danger.mark),
      [isTypedIn]: ring(color.border.focus),
      // The error keeps the inner ring; the focus is seen outside of it.
      [isTypedInInvalid]: {
        ...ring(color.danger.mark),
        outline: `2px solid ${color.border.focus}`,
        outlineOffset: 1,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': { outline: '1px solid CanvasText', outlineOffset: -2 },
          [`${isTypedIn}, ${isTypedInInvalid}`]: { outline: '2px solid Highlight', outlineOffset: -1 },
          '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)

export const frames = styleVariants(
  {
    medium: rule({ height: vars.control.input }),
    large: rule({ height: vars.control.large }),
    grows: {},
  },
  (height) => [frame, height],
)

export const input = style(
  rule({
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: '0 11px',
    border: 'none',
    background: 'none',
    outline: 'none',
    fontSize: vars.control.inputFontSize,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      // The browser's yellow would hide the state of the field.
      '&:autofill': { boxShadow: `inset 0 0 0 100px ${color.accent.tint}`, borderRadius: 5 },
    },
  }),
)

export const prefix = style(
  rule({
    display: 'flex',
    flexShrink: 0,
    paddingInlineStart: 11,
    marginInlineEnd: -6,
    color: color.text.muted,
    fontSize: vars.control.inputFontSize,
    cursor: 'text',
  }),
)

export const checking = style(
  rule({ display: 'flex', flexShrink: 0, marginInlineEnd: 11, color: color.text.secondary }),
)

export const fieldButton = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    width: `calc(${vars.control.input} - 2px)`,
    padding: 0,
    border: 'none',
    borderRadius: 5,
    background: 'none',
    color: color.text.secondary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.text.primary },
      '&[data-pressed]': { color: color.accent.text },
      '&[data-focus-visible]': {
        outline: `2px solid ${color.border.focus}`,
        outlineOffset: -3,
      },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, rule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** A code reads from left to right in every language. */
export const code = style(rule({ position: 'relative', direction: 'ltr', maxWidth: 350 }))

export const boxes = style(rule({ display: 'flex', gap: 8 }))

/** The third of six: a dash after it makes two halves, which are easier to read and to compare. */
const half = '&:nth-child(3):nth-last-child(4)'

const ring = (value: string) => ({ borderColor: value, boxShadow: `inset 0 0 0 1px ${value}` })

export const box = style(
  rule({
    position: 'relative',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: 52,
    minWidth: 0,
    background: color.surface.raised,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    fontFamily: vars.font.mono,
    fontSize: 22,
    fontWeight: 600,
    transition: `${vars.duration.fast} ${vars.easing.standard}`,
    transitionProperty: 'border-color, box-shadow',
    selectors: {
      [half]: { marginInlineEnd: 22 },
      [`${half}::after`]: {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(100% + 10px)',
        width: 10,
        height: 2,
        background: color.border.strong,
      },
      [`${code}:hover > * > &`]: { borderColor: color.text.secondary },
      '[data-locked] &': { background: color.surface.sunken, color: color.text.secondary },
      '[data-disabled] &': {
        background: color.surface.sunken,
        borderColor: color.border.subtle,
        color: color.text.disabled,
      },
      '[data-invalid] &': ring(color.danger.mark),
      '&[data-active]': ring(color.border.focus),
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-invalid] &': { borderWidth: 2 },
          '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -1 },
          '[data-disabled] &': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)

/** The caret at the next character. */
export const caret = style(rule({ width: 1.5, height: 24, background: color.text.primary }))

/** The one real input covers the boxes, invisible; at 16 px so that phones do not zoom in. */
export const input = style(
  rule({
    position: 'absolute',
    inset: 0,
    width: '100%',
    margin: 0,
    padding: 0,
    border: 'none',
    opacity: 0,
    fontSize: 16,
    cursor: 'text',
    selectors: { '&:disabled': { cursor: 'default' } },
  }),
)

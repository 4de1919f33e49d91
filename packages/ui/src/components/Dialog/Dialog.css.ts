import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { layers } from '../../theme/layers.css.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { vars } from '../../tokens/contract.css.js'
import '../Modal/Modal.css.js'

const { color } = vars

export const header = style(
  rule({
    padding: '20px 24px 12px',
    '@media': { [media.phoneOnly]: { flexDirection: 'column', padding: '8px 18px 12px' } },
  }),
)

export const headings = style(
  rule({ flex: 1, minWidth: 0, display: 'grid', gap: 4, '@media': { [media.phoneOnly]: { order: 3 } } }),
)

export const title = style(
  rule({
    '@media': { [media.phoneOnly]: { fontSize: 24, lineHeight: '30px' } },
  }),
)

export const description = style(rule({ ...textStyle('body'), color: color.text.secondary }))

const tile = style(
  rule({
    flexShrink: 0,
    width: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.md,
    border: '1px solid transparent',
    '@media': { [media.phoneOnly]: { order: 2 } },
  }),
)

export const tiles = styleVariants(
  {
    info: { background: color.accent.tint, color: color.accent.text },
    warning: { background: color.warning.tint, color: color.warning.text },
    danger: { background: color.danger.tint, color: color.danger.text },
  },
  (look) => [tile, rule(look)],
)
export type DialogTone = keyof typeof tiles

// The cross is a little outside the padding, so that its mark, not its box, is in line with the text.
export const close = style(
  rule({
    flexShrink: 0,
    marginBlockStart: -4,
    marginInlineEnd: -8,
    '@media': { [media.phoneOnly]: { order: 1, marginBlockStart: 0, marginInlineStart: -14 } },
  }),
)

const text = style(
  rule({
    ...textStyle('body'),
    padding: '4px 24px 24px',
    color: color.text.secondary,
    '@media': { [media.phoneOnly]: { paddingInline: 18 } },
  }),
)
/** Beside an icon the text continues below the title. */
export const bodies = styleVariants(
  { whole: {}, indented: { '@media': { [media.tablet]: { paddingInlineStart: 24 + 44 + 16 } } } },
  (indent) => [text, rule(indent)],
)

export const footer = style(
  rule({
    padding: '16px 24px',
    '@media': {
      [media.phoneOnly]: {
        padding: '12px 18px calc(12px + env(safe-area-inset-bottom))',
        background: color.surface.overlay,
      },
    },
  }),
)

export const note = style(rule({ ...textStyle('bodySmall'), flex: '1 1 200px', color: color.text.muted }))

export const actions = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    marginInlineStart: 'auto',
    '@media': { [media.phoneOnly]: { width: '100%' } },
  }),
)

// On phones the buttons share the width and go below each other where a label is long.
globalStyle(`${actions} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phoneOnly]: { flexGrow: 1 } } } },
})

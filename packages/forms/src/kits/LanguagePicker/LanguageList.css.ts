import { vars } from '@saywright/ui/contract'
import { media, rule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const frame = style(rule({ display: 'grid', gap: space.x2, minWidth: 0 }))

export const all = style(
  rule({ paddingBlockEnd: space.x1, borderBlockEnd: `1px solid ${color.border.subtle}`, fontWeight: 500 }),
)
export const allWords = style(rule({ display: 'inline-flex', alignItems: 'center', gap: space.x1 }))

const list = style(rule({ listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }))

// Columns fill downwards, and are as many as have room for the longest names, at most five.
export const lists = styleVariants(
  { columns: { columns: '5 204px', columnGap: space.x2 }, rows: {} },
  (look) => [list, rule(look)],
)

const row = style(rule({ breakInside: 'avoid', minWidth: 0 }))

export const rows = styleVariants(
  {
    columns: {},
    rows: {
      paddingBlock: space.x05,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
    },
  },
  (look) => [row, rule(look)],
)

export const name = style(rule({ selectors: { '&[data-picked]': { fontWeight: 500 } } }))

export const region = style(
  rule({
    color: color.text.secondary,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
    selectors: { [`${name}[data-picked] > &`]: { color: 'inherit' } },
  }),
)

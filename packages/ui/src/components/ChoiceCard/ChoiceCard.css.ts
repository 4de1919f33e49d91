import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.js'
import { rule } from '../../theme/rule.js'
import { textStyle } from '../../theme/textStyle.js'
import { type Category, categories } from '../../tokens/categories.js'
import { vars } from '../../tokens/contract.css.js'
import { row } from '../Checkbox/Checkbox.css.js'

const { color } = vars

const field = style(rule({ display: 'grid', minWidth: 0 }))
export const fields = styleVariants({ tile: {}, row: { gridColumn: '1 / -1' } }, (look) => [
  field,
  rule(look),
])

const inRow = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto',
  gridTemplateAreas: '"icon label box" "icon words box"',
  alignItems: 'center',
  columnGap: vars.space.x2,
} as const

// Twice the class: a card is a checkbox with another look of its row.
const card = style([
  row,
  rule({
    selectors: {
      '&&': {
        display: 'grid',
        rowGap: vars.space.x05,
        padding: vars.layout.cardPadding,
        background: color.surface.raised,
        border: `1px solid ${color.border.subtle}`,
        borderRadius: vars.radius.md,
        boxShadow: vars.shadow.e1,
        color: color.text.primary,
        transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
        ...inRow,
      },
      '&&[data-hovered]': { background: color.surface.hover },
      '&&[data-selected]': {
        borderColor: color.accent.solid,
        boxShadow: `0 0 0 1px ${color.accent.solid}`,
      },
      '&&:is([data-readonly], [data-disabled])': {
        background: color.surface.sunken,
        borderColor: color.border.subtle,
        boxShadow: 'none',
        color: color.text.secondary,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -1 },
          '&&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
])

export const cards = styleVariants({
  tile: [
    card,
    rule({
      '@media': {
        [media.tablet]: {
          selectors: {
            '&&': {
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              gridTemplateRows: 'auto auto 1fr',
              gridTemplateAreas: '"icon box" "label label" "words words"',
              alignItems: 'stretch',
            },
          },
        },
      },
    }),
  ],
  row: [card],
})

const tile = style(
  rule({
    gridArea: 'icon',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: vars.radius.sm,
    '@media': {
      [media.tablet]: {
        selectors: { [`${cards.tile} > &`]: { width: 44, height: 44, marginBlockEnd: vars.space.x2 } },
      },
    },
  }),
)

const hues = Object.fromEntries(
  categories.map((category) => [category, { background: color[category].tint, color: color[category].text }]),
) as Record<Category, { background: string; color: string }>

export const tiles = styleVariants(
  { neutral: { background: color.surface.sunken, color: color.text.secondary }, ...hues },
  (look) => [tile, rule(look)],
)
export type ChoiceCardTone = 'neutral' | Category

export const box = style(
  rule({
    gridArea: 'box',
    alignSelf: 'center',
    // In the middle of the icon, which keeps its distance from the words below.
    '@media': { [media.tablet]: { selectors: { [`${cards.tile} > &`]: { marginBlockEnd: vars.space.x2 } } } },
  }),
)

export const label = style(rule({ ...textStyle('h3'), gridArea: 'label' }))

export const words = style(
  rule({
    gridArea: 'words',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x05,
    minWidth: 0,
    '@media': { [media.tablet]: { selectors: { [`${cards.tile} > &`]: { gap: vars.space.x2 } } } },
  }),
)

export const description = style(
  rule({
    ...textStyle('bodySmall'),
    color: color.text.secondary,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)

export const detail = style(
  rule({
    ...textStyle('caption'),
    color: color.text.muted,
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${cards.tile} &`]: {
            marginBlockStart: 'auto',
            paddingBlockStart: vars.space.x2,
            borderBlockStart: `1px solid ${color.border.subtle}`,
          },
        },
      },
      [media.forcedColors]: { color: 'inherit' },
    },
  }),
)

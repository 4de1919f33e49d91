import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars
const edge = vars.layout.cardPadding

export const filters = style(screenRule({ padding: `14px ${edge}` }))

export const pages = style(
  screenRule({ padding: `10px ${edge}`, borderBlockStart: `1px solid ${color.border.subtle}` }),
)

export const list = style(screenRule({ margin: 0, padding: 0, listStyle: 'none' }))

const columns = '64px minmax(0, 216fr) minmax(0, 186fr) minmax(0, 300fr) 24px'

export const heads = style(
  screenRule({
    ...textStyle('caption'),
    display: 'none',
    padding: `8px ${edge}`,
    color: color.text.secondary,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: columns, columnGap: 12 } },
  }),
)

export const day = style(
  screenRule({
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    minHeight: 34,
    margin: 0,
    paddingInline: edge,
    fontWeight: 600,
    color: color.text.secondary,
    background: color.surface.canvas,
    borderBlock: `1px solid ${color.border.subtle}`,
  }),
)

export const entry = style(
  screenRule({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } } }),
)

/** The whole line opens the entry. Columns from tablets on; on phones one below the other. */
export const line = style(
  screenRule({
    ...textStyle('body'),
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr) 24px',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 2,
    width: '100%',
    minHeight: 52,
    padding: `8px ${edge}`,
    color: color.text.primary,
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[aria-expanded="true"]': { background: color.surface.sunken },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      [media.tablet]: { gridTemplateColumns: columns },
    },
  }),
)

const onPhone = (column: string) => ({ [media.phoneOnly]: { gridColumn: column } })

export const time = style(screenRule({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }))
export const part = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': onPhone('2'),
  }),
)
export const mark = style(
  screenRule({
    display: 'grid',
    justifyItems: 'end',
    '@media': { [media.phoneOnly]: { gridColumn: '3', gridRow: '1' } },
  }),
)

export const chevron = style(
  screenRule({ selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } } }),
)
/** Where the picture of a person would be. */
export const product = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radius.full,
    background: color.surface.sunken,
    border: `1px solid ${color.border.subtle}`,
  }),
)

export const details = style(
  screenRule({
    padding: `0 ${edge} 16px`,
    background: color.surface.sunken,
    '@media': { [media.tablet]: { paddingInlineStart: `calc(${edge} + 76px)` } },
  }),
)
export const strip = style(
  screenRule({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: '12px 16px',
    '@media': {
      [media.tablet]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(max-content, 1fr)',
        padding: '12px 0',
      },
    },
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.sm,
  }),
)
export const fact = style(
  screenRule({
    minWidth: 0,
    '@media': {
      [media.tablet]: {
        paddingInline: 16,
        selectors: { '& + &': { borderInlineStart: `1px solid ${color.border.subtle}` } },
      },
    },
  }),
)
export const name = style(screenRule({ ...textStyle('caption'), color: color.text.secondary }))
export const value = style(screenRule({ margin: 0, overflowWrap: 'anywhere' }))
export const code = style([value, screenRule({ ...textStyle('code') })])

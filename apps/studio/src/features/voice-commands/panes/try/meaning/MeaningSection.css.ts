import { vars } from '@saywright/ui/contract'
import { screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const head = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.x1} ${space.x2}` }),
)
export const headEnd = style(screenRule({ marginInlineStart: 'auto' }))

export const tree = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
    columnGap: space.x4,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const item = style(
  screenRule({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
)

export const row = style(
  screenRule({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    minHeight: 32,
    paddingBlock: space.x1,
  }),
)

/** A name that is as deep as the tags of the grammar are nested. */
export const name = style(
  screenRule({
    ...textStyle('code'),
    color: color.category3.text,
    overflowWrap: 'anywhere',
    selectors: { '&[data-nested]': { color: color.category1.text } },
  }),
)

/** Leads from an entity to those inside it. */
export const elbow = style(
  screenRule({
    display: 'inline-block',
    width: 8,
    height: 10,
    marginInlineEnd: space.x2,
    borderInlineStart: `1.5px solid ${color.border.default}`,
    borderBlockEnd: `1.5px solid ${color.border.default}`,
    borderEndStartRadius: radius.xs,
  }),
)

export const value = style(screenRule({ fontWeight: 600, marginInlineEnd: space.x3 }))
export const values = style(screenRule({ overflowWrap: 'anywhere' }))
export const quiet = style(screenRule({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }))

export const json = style(
  screenRule({
    ...textStyle('code'),
    maxHeight: 320,
    margin: 0,
    padding: space.x3,
    overflow: 'auto',
    background: color.surface.sunken,
    borderRadius: radius.sm,
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, rule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const contentWidth = '1160px'

/** Bands from edge to edge, and their content no wider than that. */
const band = { paddingInline: `max(${vars.layout.pagePadding}, calc((100% - ${contentWidth}) / 2))` }
const line = `1px solid ${color.border.subtle}`

export const wizards = styleVariants({
  part: rule({ display: 'grid', gap: space.x4, minWidth: 0 }),
  page: rule({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }),
})

export const rails = styleVariants({
  part: {},
  page: rule({ ...band, paddingBlock: space.x3, borderBlockEnd: line }),
})

export const steps = styleVariants({
  part: rule({ minWidth: 0 }),
  page: rule({
    ...band,
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: space.x4,
    '@media': { [media.laptop]: { paddingBlock: space.x8 } },
  }),
})

const footer = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, borderBlockStart: line }),
)

/** On a page of its own it stays in sight. */
export const footers = styleVariants({
  part: [footer, rule({ paddingBlockStart: space.x2 })],
  page: [
    footer,
    rule({
      ...band,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      paddingBlock: space.x2,
      background: color.surface.raised,
      '@media': { [media.short]: { position: 'static' } },
    }),
  ],
})

/** Between the ways back and the way on. */
export const room = style(rule({ flex: 1, textAlign: 'end' }))

export const following = style(
  rule({
    ...textStyle('bodySmall'),
    color: color.text.secondary,
    '@media': {
      [media.phoneOnly]: { display: 'none' },
      [media.forcedColors]: { color: 'inherit' },
    },
  }),
)

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

export const rail = style(
  rule({
    ...band,
    position: 'relative',
    paddingBlock: space.x3,
    borderBlockEnd: line,
    '@media': { [media.touch]: { paddingBlock: space.x1 } },
  }),
)

/** The current place, on phones and tablets; it shows and hides the steps. */
export const place = style(
  rule({
    display: 'none',
    '@media': {
      [media.touch]: {
        ...textStyle('bodySmall'),
        display: 'flex',
        alignItems: 'center',
        gap: space.x1,
        minHeight: 44,
        color: color.text.secondary,
      },
    },
  }),
)

export const list = style(
  rule({
    '@media': {
      [media.touch]: {
        paddingBlock: space.x2,
        selectors: { '&:not([data-open])': { display: 'none' } },
      },
    },
  }),
)

/** The progress, along the lower edge of the band on phones and tablets. */
export const bar = style(
  rule({
    display: 'none',
    '@media': {
      [media.touch]: {
        display: 'block',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: 3,
        background: color.border.default,
      },
    },
  }),
)

export const passed = style(
  rule({
    height: '100%',
    background: color.accent.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

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

/** On a page of its own, and in a dialog that scrolls, it stays in sight. */
export const footers = styleVariants({
  part: [
    footer,
    rule({
      paddingBlockStart: space.x2,
      selectors: {
        '[role="dialog"] &': {
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 1,
          paddingBlockEnd: space.x2,
          marginBlockEnd: `calc(-1 * ${space.x2})`,
          background: color.surface.overlay,
        },
      },
      '@media': { [media.short]: { selectors: { '[role="dialog"] &': { position: 'static' } } } },
    }),
  ],
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

/** Buttons beside other content: together at the other end, on a line of their own where there is no room. */
export const ways = style(
  rule({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInlineStart: 'auto' }),
)

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

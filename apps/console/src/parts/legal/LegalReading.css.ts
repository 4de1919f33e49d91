import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const reading = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    '@media': { [media.tablet]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
  }),
)
export const readings = styleVariants(
  {
    page: { columnGap: 48, rowGap: 16 },
    dialog: {
      flex: 1,
      minHeight: 0,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      '@media': { [media.tablet]: { gridTemplateRows: 'minmax(0, 1fr)' } },
    },
  },
  (look) => [reading, screenRule(look)],
)

export const contents = styleVariants({
  page: screenRule({
    '@media': {
      [media.tablet]: { position: 'sticky', insetBlockStart: 72, alignSelf: 'start' },
      // Higher than a magnified window, its end could not be scrolled to.
      [media.short]: { position: 'static' },
      print: { display: 'none' },
    },
  }),
  dialog: screenRule({
    padding: '12px 18px',
    '@media': {
      [media.tablet]: {
        minHeight: 0,
        padding: '16px 12px',
        overflowY: 'auto',
        background: color.surface.canvas,
        borderInlineEnd: `1px solid ${color.border.subtle}`,
      },
      print: { display: 'none' },
    },
  }),
})

/** Marks that there is more to read, and disappears at the end. */
const fade = {
  content: '""',
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'block',
  height: 40,
  marginBlockStart: -40,
  background: `linear-gradient(to top, ${color.surface.overlay}, transparent)`,
  pointerEvents: 'none',
} as const

export const texts = styleVariants({
  page: screenRule({ minWidth: 0 }),
  dialog: screenRule({
    minHeight: 0,
    paddingInline: 18,
    paddingBlock: '12px 0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    selectors: {
      '&::after': fade,
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      [media.tablet]: { paddingInline: 32, paddingBlockStart: 24 },
      print: { overflow: 'visible' },
    },
  }),
})

import { vars } from '@saywright/ui/contract'
import { media, patternRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const hairline = `1px solid ${vars.color.border.subtle}`

export const shell = style(
  patternRule({
    display: 'grid',
    // The rail grows with the names of its places, which are longer in some languages, before they wrap.
    gridTemplate:
      '"top top" minmax(48px, auto) "rail guide" auto "rail main" minmax(0, 1fr) / fit-content(256px) minmax(0, 1fr)',
    height: '100dvh',
    background: vars.color.surface.canvas,
    '@media': {
      [media.touch]: {
        gridTemplate: '"top" minmax(48px, auto) "guide" auto "main" minmax(0, 1fr) / minmax(0, 1fr)',
      },
      [media.compact]: { height: 'auto', minHeight: '100dvh' },
    },
  }),
)

export const bar = style(
  patternRule({
    gridArea: 'top',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    paddingInline: 14,
    background: vars.color.surface.raised,
    borderBlockEnd: hairline,
    minWidth: 0,
    '@media': {
      [media.touch]: { flexWrap: 'wrap', columnGap: vars.space.x1, paddingInline: vars.space.x1 },
      [media.phoneOnly]: { paddingBlock: vars.space.x05 },
    },
  }),
)

export const separator = style(
  patternRule({
    display: 'flex',
    height: 22,
    flexShrink: 0,
    '@media': { [media.touch]: { display: 'none' } },
  }),
)

export const place = style(
  patternRule({ display: 'flex', alignItems: 'center', gap: 14, flex: 1, minWidth: 0 }),
)
export const end = style(
  patternRule({
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    flexShrink: 0,
    // On a line of its own, long words in it are broken rather than wider than the window.
    '@media': {
      [media.touch]: { flexShrink: 1, minWidth: 0 },
      // Its line begins below the icon of the menu button, which is inside its target.
      [media.phoneOnly]: { paddingInlineStart: vars.space.x1 },
    },
  }),
)

export const rail = style(
  patternRule({
    gridArea: 'rail',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 16,
    boxSizing: 'border-box',
    minWidth: 208,
    padding: 10,
    minHeight: 0,
    overflowY: 'auto',
    borderInlineEnd: hairline,
    '@media': { [media.compact]: { overflowY: 'visible' } },
  }),
)

export const guide = style(patternRule({ gridArea: 'guide', minWidth: 0 }))

export const main = style(
  patternRule({
    gridArea: 'main',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    outline: 'none',
    '@media': { [media.compact]: { overflow: 'visible' } },
  }),
)

export const panes = style(
  patternRule({
    display: 'grid',
    gridTemplate: '"head head" auto "center aside" minmax(0, 1fr) / minmax(0, 1fr) auto',
    height: '100%',
    '@media': {
      [media.compact]: {
        gridTemplate: '"head" auto "center" auto "aside" auto / minmax(0, 1fr)',
        height: 'auto',
      },
    },
  }),
)

export const head = style(
  patternRule({
    gridArea: 'head',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 56,
    paddingInline: 20,
    borderBlockEnd: hairline,
    '@media': { [media.compact]: { flexWrap: 'wrap', padding: vars.space.x2 } },
  }),
)

export const center = style(
  patternRule({
    gridArea: 'center',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    background: vars.color.surface.raised,
    '@media': { [media.compact]: { overflow: 'visible' } },
  }),
)

export const aside = style(
  patternRule({
    gridArea: 'aside',
    width: 360,
    minHeight: 0,
    padding: 16,
    overflowY: 'auto',
    borderInlineStart: hairline,
    '@media': {
      [media.desktop]: { width: 428 },
      [media.compact]: { width: 'auto', borderInlineStart: 'none', borderBlockStart: hairline },
    },
  }),
)

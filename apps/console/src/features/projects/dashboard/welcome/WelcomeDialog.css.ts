import { vars } from '@saywright/ui/contract'
import { layers, media, screenRule, textStyle } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius } = vars

export const surface = style(
  screenRule({ width: 'min(800px, calc(100vw - 48px))', '@media': { [media.phoneOnly]: { width: '100%' } } }),
)

export const parts = style(
  screenRule({
    flex: '1 0 auto',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': {
      [media.tablet]: { flexShrink: 1, minHeight: 0, gridTemplate: 'minmax(0, 1fr) / 284px minmax(0, 1fr)' },
    },
  }),
)

/** Beside the panel it scrolls alone; on phones with it. */
export const side = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overscrollBehavior: 'contain',
    '@media': { [media.tablet]: { overflowY: 'auto' } },
  }),
)

export const header = style(
  screenRule({
    position: 'static',
    justifyContent: 'space-between',
    gap: 8,
    padding: '12px 6px 8px 18px',
    '@media': { [media.tablet]: { padding: '24px 16px 10px 28px' } },
  }),
)

export const body = style(
  screenRule({
    flex: '1 0 auto',
    padding: '0 18px 24px',
    '@media': { [media.tablet]: { paddingInline: 28 } },
  }),
)

export const footer = style(
  screenRule({
    padding: '12px 18px calc(12px + env(safe-area-inset-bottom))',
    background: color.surface.overlay,
    '@media': { [media.tablet]: { padding: '14px 28px', background: color.surface.canvas } },
  }),
)

export const note = style(
  screenRule({
    ...textStyle('bodySmall'),
    flex: '1 1 100%',
    color: color.text.muted,
    '@media': { [media.tablet]: { flexBasis: 200 } },
  }),
)

/** Choices that exclude each other, each a tile as large as a field. */
export const tiles = style(screenRule({ display: 'contents' }))

const tile = `${tiles} label:has(input[type="radio"])`
const inScreens = (rule: object) => ({ '@layer': { [layers.screens]: rule } })

globalStyle(
  `${tiles} div:has(> * > label input[type="radio"])`,
  inScreens({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }),
)
globalStyle(
  tile,
  inScreens({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.control.medium,
    paddingBlock: 0,
    paddingInline: 12,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.sm,
  }),
)
globalStyle(
  `${tile}[data-selected]`,
  inScreens({
    background: color.accent.tint,
    borderColor: color.accent.solid,
    boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
)
globalStyle(`${tile} > span`, inScreens({ marginBlock: 0 }))

// On phones the buttons share the width.
globalStyle(`${footer} > button`, inScreens({ '@media': { [media.phoneOnly]: { flex: 1 } } }))

import { vars } from '@saywright/ui/contract'
import { layers, media, screenRule, textStyle } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, duration, easing, radius } = vars

export const scrim = style(
  screenRule({
    position: 'fixed',
    inset: 0,
    height: '100dvh',
    zIndex: vars.layer.dialogScrim,
    display: 'grid',
    placeItems: 'center',
    background: `color-mix(in srgb, ${color.surface.scrim} 56%, transparent)`,
    transition: `opacity ${duration.base} ${easing.standard}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.phoneOnly]: { placeItems: 'stretch' } },
  }),
)

export const surface = style(
  screenRule({
    display: 'flex',
    width: 'min(800px, calc(100vw - 48px))',
    maxHeight: 'calc(100dvh - 48px)',
    overflow: 'hidden',
    background: color.surface.overlay,
    color: color.text.primary,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.lg,
    boxShadow: vars.shadow.e3,
    '@media': {
      [media.phoneOnly]: { width: '100%', maxHeight: 'none', border: 'none', borderRadius: 0 },
    },
  }),
)

export const dialog = style(
  screenRule({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    outline: 'none',
    overflowY: 'auto',
    '@media': {
      [media.tablet]: {
        gridTemplate: 'minmax(0, 1fr) / 284px minmax(0, 1fr)',
        overflowY: 'hidden',
      },
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
    display: 'flex',
    alignItems: 'flex-start',
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
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    padding: '12px 18px calc(12px + env(safe-area-inset-bottom))',
    background: color.surface.overlay,
    borderBlockStart: `1px solid ${color.border.subtle}`,
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
    minHeight: 38,
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

import { vars } from '@saywright/ui/contract'
import { focusRing, layers, media, screenRule, textStyle } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const row = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 14,
    paddingBlock: 13,
    paddingInline: 20,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    listStyle: 'none',
    selectors: {
      '&:last-child': { borderBlockEnd: 'none' },
      '&:hover': { background: color.surface.overlayHover },
    },
    '@media': { [media.phoneOnly]: { paddingInline: 18 } },
  }),
)

/** Over the whole row and under its button, so that the row is one target with one name. */
export const cover = style(
  screenRule({
    position: 'absolute',
    inset: 0,
    selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 } },
  }),
)

export const tile = style(
  screenRule({
    flexShrink: 0,
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.full,
    color: color.text.secondary,
    selectors: {
      '[data-unread] > &': {
        background: color.surface.sunken,
        borderColor: 'transparent',
        color: color.text.primary,
      },
    },
  }),
)

export const words = style(screenRule({ flex: 1, minWidth: 0, display: 'grid', gap: 2 }))

export const message = style(screenRule({ fontSize: 14, lineHeight: '20px' }))

const unreadText = (target: string, look: object) =>
  globalStyle(target, { '@layer': { [layers.screens]: look } })
unreadText(`[data-unread] ${message} > div`, { color: color.text.primary })
unreadText(`${row}:not([data-unread]) ${message} :where(b, strong)`, { color: 'inherit' })

export const date = style(screenRule({ ...textStyle('caption'), color: color.text.secondary }))

export const end = style(
  screenRule({
    position: 'relative',
    flexShrink: 0,
    width: 28,
    minHeight: 36,
    display: 'grid',
    placeItems: 'center',
  }),
)

export const dot = style(
  screenRule({
    gridArea: '1 / 1',
    width: 8,
    height: 8,
    borderRadius: vars.radius.full,
    background: color.accent.text,
    '@media': {
      [media.touch]: { visibility: 'hidden' },
      [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
    selectors: { [`${row}:is(:hover, :focus-within) &`]: { visibility: 'hidden' } },
  }),
)

/** Seen where the row is pointed at or holds the focus, and always under a finger. */
export const check = style(
  screenRule({
    gridArea: '1 / 1',
    zIndex: 1,
    opacity: 0,
    selectors: { [`${row}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    '@media': { [media.touch]: { opacity: 1 } },
  }),
)

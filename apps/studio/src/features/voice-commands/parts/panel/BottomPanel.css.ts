import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const panel = style(
  screenRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    maxHeight: '45%',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    selectors: { '&[data-sized]': { maxHeight: 'none' } },
    // In a page that scrolls it is as high as its content.
    '@media': { [media.compact]: { height: 'auto !important', maxHeight: 'none' } },
  }),
)

/** Lies on the border, wider than it looks. */
export const edge = style(
  screenRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    boxSizing: 'border-box',
    blockSize: 9,
    transform: 'translateY(-5px)',
    borderBlock: '3px solid transparent',
    backgroundClip: 'padding-box',
    zIndex: 1,
    cursor: 'row-resize',
    touchAction: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.accent.border },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
    '@media': { [media.compact]: { display: 'none' } },
  }),
)

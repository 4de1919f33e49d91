import { vars } from '@saywright/ui/contract'
import { textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'
import { inScreen } from '../../../parts/inScreen.js'

const { color } = vars

export const sentences = style(
  inScreen({ display: 'grid', gap: 2, padding: 0, margin: 0, listStyle: 'none', minHeight: 240 }),
)

export const sentence = style(
  inScreen({
    ...textStyle('body'),
    width: '100%',
    padding: '6px 10px',
    textAlign: 'start',
    border: 'none',
    borderRadius: vars.radius.sm,
    background: 'none',
    color: color.text.primary,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.overlayHover },
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: -2 },
    },
  }),
)

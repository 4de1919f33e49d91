import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const field = style(screenRule({ position: 'relative', display: 'grid' }))

const letters = {
  gridArea: '1 / 1',
  minWidth: 0,
  width: '100%',
  height: 44,
  padding: '0 12px',
  border: '1px solid transparent',
  fontFamily: vars.font.sans,
  fontSize: 16,
  fontWeight: 500,
  lineHeight: '42px',
  letterSpacing: 'normal',
} as const

export const input = style(
  screenRule({
    ...letters,
    position: 'relative',
    background: 'transparent',
    color: color.text.primary,
    borderColor: color.border.strong,
    borderRadius: vars.radius.sm,
    outline: 'none',
    selectors: {
      '&:focus': { borderColor: color.border.focus, boxShadow: `inset 0 0 0 1px ${color.border.focus}` },
      '&::placeholder': { color: color.text.muted, fontWeight: 400 },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } } },
  }),
)

/** The same letters below the field, unseen: only their underlines show. */
export const reading = style(
  screenRule({
    ...letters,
    overflow: 'hidden',
    whiteSpace: 'pre',
    color: 'transparent',
    background: color.surface.sunken,
    borderRadius: vars.radius.sm,
    textDecorationThickness: 2,
    textUnderlineOffset: 6,
    textDecorationSkipInk: 'none',
  }),
)

export const follows = style(screenRule({ textDecoration: `underline solid ${color.accent.text} 2px` }))
export const wrong = style(screenRule({ textDecoration: `underline wavy ${color.danger.mark} 1.4px` }))

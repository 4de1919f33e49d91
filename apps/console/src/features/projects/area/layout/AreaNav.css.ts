import { vars } from '@saywright/ui/contract'
import { media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const list = style(
  screenRule({
    display: 'flex',
    gap: vars.space.x4,
    margin: 0,
    // The ring of an entry is outside its words, which stay in line with the page.
    marginInlineStart: `calc(-1 * ${vars.space.x05})`,
    padding: 0,
    listStyle: 'none',
    boxShadow: `inset 0 -1px ${color.border.subtle}`,
  }),
)

export const entry = style(
  screenRule({
    ...textStyle('label'),
    fontSize: 13.5,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: 40,
    paddingInline: vars.space.x05,
    borderRadius: vars.radius.xs,
    color: color.text.secondary,
    selectors: {
      '&[data-hovered]': { color: color.text.primary },
      '&[aria-current]': { color: color.text.primary, fontWeight: 600 },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.x05,
        insetBlockEnd: 0,
        height: 2,
        borderRadius: 1,
        background: color.accent.text,
      },
    },
    '@media': {
      [media.touch]: { minHeight: 44, fontSize: 15 },
      [media.forcedColors]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
    },
  }),
)

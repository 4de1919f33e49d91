import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const hairline = `1px solid ${color.border.subtle}`

export const scroller = style(
  screenRule({
    overflow: 'auto',
    minWidth: 0,
    outline: 'none',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
  }),
)

export const table = style(
  screenRule({ ...textStyle('code'), width: '100%', borderCollapse: 'collapse', lineHeight: '24px' }),
)

export const number = style(
  screenRule({
    width: 44,
    minWidth: 44,
    paddingInline: vars.space.x1,
    textAlign: 'end',
    verticalAlign: 'top',
    color: color.text.secondary,
    userSelect: 'none',
  }),
)
export const sign = style(
  screenRule({ width: 20, minWidth: 20, textAlign: 'center', verticalAlign: 'top', userSelect: 'none' }),
)

const text = style(
  screenRule({
    padding: `0 ${vars.space.x2} 0 ${vars.space.x05}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  }),
)
/** A cell of code: full width, or half of it where both texts are beside each other. */
export const texts = styleVariants({ under: [text], beside: [text, screenRule({ width: '50%' })] })

export const kinds = styleVariants({
  same: {},
  removed: screenRule({ background: color.danger.tint }),
  added: screenRule({ background: color.success.tint }),
  missing: screenRule({ background: color.surface.sunken }),
})

// Underlined in strong ink: a darker ground behind the words would leave coloured code too faint on it.
const changed = style(
  screenRule({
    fontWeight: 700,
    '@media': { [media.forcedColors]: { textDecoration: 'underline', textDecorationThickness: 2 } },
  }),
)
export const changes = styleVariants({
  same: {},
  removed: [changed, screenRule({ boxShadow: `inset 0 -2px ${color.danger.text}` })],
  added: [changed, screenRule({ boxShadow: `inset 0 -2px ${color.success.text}` })],
})

export const colours = styleVariants({
  directive: screenRule({ color: color.category3.text }),
  rule: screenRule({ color: color.category2.text }),
  slot: screenRule({ color: color.category5.text }),
  tag: screenRule({ color: color.category1.text }),
  string: screenRule({ color: color.category6.text }),
  comment: screenRule({ color: color.text.secondary }),
  word: screenRule({ color: color.text.primary }),
})

export const hidden = style(
  screenRule({
    ...textStyle('caption'),
    width: '100%',
    minHeight: 24,
    paddingInline: vars.space.x2,
    textAlign: 'start',
    color: color.text.secondary,
    background: color.surface.canvas,
    borderBlock: hairline,
    selectors: {
      '&[data-hovered]': { color: color.text.primary },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  }),
)
export const hiddenCell = style(screenRule({ padding: 0 }))
export const note = style(screenRule({ padding: vars.layout.gridGap }))

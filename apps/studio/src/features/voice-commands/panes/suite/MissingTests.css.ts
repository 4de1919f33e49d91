import { vars } from '@saywright/ui/contract'
import { focusRing, media, screenRule, textStyle } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const end = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.x1,
    marginInlineStart: 'auto',
  }),
)

export const rest = style(
  screenRule({
    display: 'grid',
    flexBasis: '100%',
    gap: space.x1,
    minWidth: 0,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
)

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const

export const neverSaidList = style(
  screenRule({ ...plain, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 }),
)

export const neverSaid = style(
  screenRule({
    ...textStyle('code'),
    padding: `${space.x05} ${space.x1}`,
    color: color.text.primary,
    border: `1.5px dashed ${color.warning.mark}`,
    borderRadius: radius.full,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.touch]: { minHeight: 44 } },
  }),
)

export const neverSaidRule = style(screenRule({ color: color.category2.text }))

export const proposals = style(screenRule({ ...plain, display: 'grid' }))

export const proposal = style(
  screenRule({
    ...textStyle('bodySmall'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x05} ${space.x2}`,
    minHeight: 36,
    overflowWrap: 'anywhere',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
)

import { vars } from '@saywright/ui/contract'
import { media, screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

const edge = vars.layout.cardPadding

export const installerCard = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x4,
    alignItems: 'start',
    '@media': { [media.laptop]: { gridTemplateColumns: '1fr minmax(0, 560px)' } },
  }),
)

export const filters = style(
  screenRule({
    display: 'grid',
    gap: vars.space.x2,
    alignItems: 'center',
    paddingBlock: vars.space.x3,
    paddingInline: edge,
    '@media': { [media.laptop]: { gridTemplateColumns: '300px 1fr' } },
  }),
)

export const pages = style(
  screenRule({
    paddingBlock: vars.space.x2,
    paddingInline: edge,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
)

export const nameLine = style(
  screenRule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 }),
)
export const fileName = style(
  screenRule({ minWidth: 0, fontFamily: vars.font.mono, overflowWrap: 'anywhere' }),
)

import { vars } from '@saywright/ui/contract'
import { layers } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const phoneCard = style({
  '@layer': {
    [layers.screens]: {
      display: 'grid',
      gap: vars.space.x2,
      padding: vars.layout.cardPadding,
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
})

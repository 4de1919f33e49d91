import { layers } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const place = style({
  '@layer': { [layers.screens]: { display: 'grid', placeItems: 'center', minHeight: '100dvh' } },
})

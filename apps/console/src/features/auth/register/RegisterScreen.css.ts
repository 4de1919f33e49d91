import { layers, media } from '@saywright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const toggle = style({})

// On a narrow screen equal halves would cut the longer words, so each way takes the room of its own.
globalStyle(`${toggle} label`, {
  '@layer': { [layers.screens]: { '@media': { [media.phoneOnly]: { flex: '1 1 auto' } } } },
})
globalStyle(`${toggle} label > span`, {
  '@layer': { [layers.screens]: { '@media': { [media.phoneOnly]: { paddingInline: 6 } } } },
})

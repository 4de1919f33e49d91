import { layers } from '@saywright/ui/theme'
import type { StyleRule } from '@vanilla-extract/css'

/** A rule in the layer of screens. */
export const inScreen = (rule: StyleRule): StyleRule => ({
  '@layer': { [layers.screens]: rule as NonNullable<StyleRule['@layer']>[string] },
})

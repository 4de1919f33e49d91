import { layers } from '@saywright/ui/theme'
import type { StyleRule } from '@vanilla-extract/css'

/** A rule of a widget stands in the same cascade layer as a component's. */
export const inLayer = (rule: StyleRule) =>
  ({ '@layer': { [layers.components]: rule } }) as const satisfies StyleRule

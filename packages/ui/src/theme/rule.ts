import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

type Rule = Omit<StyleRule, '@layer'>

const inLayer = (layer: string) => (value: Rule) =>
  ({ '@layer': { [layer]: value } }) as const satisfies StyleRule

/** A rule in the layer of the components. */
export const rule = inLayer(layers.components)

/** A rule in the layer of the patterns, which wins over the components inside them. */
export const patternRule = inLayer(layers.patterns)

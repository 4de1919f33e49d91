import type { StyleRule } from '@vanilla-extract/css'
import { layers } from '../../theme/layers.css.js'

type Rule = Omit<StyleRule, '@layer'>

/** A rule in the layer of the components. */
export function rule(value: Rule): StyleRule {
  return { '@layer': { [layers.components]: value } }
}

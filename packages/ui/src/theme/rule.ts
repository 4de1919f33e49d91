// biome-ignore lint/suspicious/noTsIgnore: nothing is wrong in the workspace, where the package is installed
/** @ts-ignore Only who writes style sheets with vanilla-extract has it: an optional peer. */
import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

// The type stays `StyleRule` by name: declarations of recipes made with it could not spell it out.
const inLayer = (layer: string) => (value: StyleRule) =>
  ({ '@layer': { [layer]: value } }) as const satisfies StyleRule

/** A rule in the layer of the components. */
export const rule = inLayer(layers.components)

/** A rule in the layer of the patterns, which wins over the components inside them. */
export const patternRule = inLayer(layers.patterns)

/** A rule in the layer of the screens of applications, which wins over everything of ours. */
export const screenRule = inLayer(layers.screens)

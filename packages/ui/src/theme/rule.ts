// biome-ignore lint/suspicious/noTsIgnore: nothing is wrong in the workspace, where the package is installed
/** @ts-ignore Only authors of style sheets with vanilla-extract have it: an optional peer. */
import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

// The type stays `StyleRule` by name: declarations of recipes made with it could not spell it out.
const inLayer = (layer: string) => (value: StyleRule) =>
  ({ '@layer': { [layer]: value } }) as const satisfies StyleRule

/** Wraps a style rule in the cascade layer of components. */
export const rule = inLayer(layers.components)

/** Wraps a style rule in the layer of patterns, which overrides the layer of components. */
export const patternRule = inLayer(layers.patterns)

/** Wraps a style rule in the layer of application screens, which overrides all other layers. */
export const screenRule = inLayer(layers.screens)

import { darkColors, lightColors } from '../../tokens/values.js'

// Computed when the style sheets are built, so that browsers do not load the tokens.
/** From graphite over cobalt to warm white, in both themes. Places in [0, 1] on the scale of energy. */
export const stops: readonly (readonly [place: number, color: string])[] = [
  [0, darkColors.surface.sunken],
  [0.22, darkColors.surface.selected],
  [0.5, lightColors.accent.solid],
  [0.72, darkColors.accent.text],
  [1, lightColors.text.inverse],
]

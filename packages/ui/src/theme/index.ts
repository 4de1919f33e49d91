export { type Gap, gapScale, spacingUnits } from '../tokens/values.js'
export { brandStyleSheet } from './brand/brandStyleSheet.js'
export {
  breakpoints,
  isTallEnough,
  media,
  minimumHeight,
  type WidthClass,
  widthClassOf,
} from './breakpoints.js'
export { enableShadowRoots } from './enableShadowRoots.js'
export { focusRing } from './focusRing.js'
export { layers } from './layers.css.js'
export { OverlayContainer, type OverlayContainerProps } from './OverlayContainer.js'
export { patternRule, rule, screenRule } from './rule.js'
export { type Theme, ThemeProvider, type ThemeProviderProps, themes } from './ThemeProvider.js'
export { type TextVariant, textStyle } from './textStyle.js'
export { useWidthClass } from './useWidthClass.js'

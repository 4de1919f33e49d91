import { createGlobalThemeContract } from '@vanilla-extract/css'

const name = null

const tone = { solid: name, text: name, tint: name, border: name, mark: name }
const category = { solid: name, text: name, tint: name }

/**
 * All values for style sheets, as CSS custom properties with stable names (`--saywright-…`). This file emits
 * no CSS, so other packages can import it without copying the theme into their output.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: {
        canvas: name,
        raised: name,
        sunken: name,
        overlay: name,
        hover: name,
        overlayHover: name,
        selected: name,
        inverse: name,
        scrim: name,
      },
      text: {
        primary: name,
        secondary: name,
        muted: name,
        disabled: name,
        inverse: name,
        onAccent: name,
        link: name,
      },
      border: { subtle: name, default: name, strong: name, focus: name },
      accent: { solid: name, hover: name, pressed: name, text: name, tint: name, border: name },
      success: tone,
      warning: tone,
      danger: tone,
      info: tone,
      record: { mark: name, tint: name },
      wave: { played: name, rest: name, clip: name, grid: name, cursor: name, a: name, b: name },
      category1: category,
      category2: category,
      category3: category,
      category4: category,
      category5: category,
      category6: category,
      category7: category,
    },
    shadow: { e1: name, e2: name, e3: name },
    space: { unit: name, x05: name, x1: name, x2: name, x3: name, x4: name, x8: name, x16: name },
    layout: { pagePadding: name, cardPadding: name, gridGap: name },
    control: { small: name, medium: name, large: name, input: name, fontSize: name, inputFontSize: name },
    text: { bodySize: name, bodyLine: name },
    font: { sans: name, mono: name },
    radius: { xs: name, sm: name, md: name, lg: name, full: name },
    duration: { instant: name, fast: name, base: name, slow: name },
    easing: { standard: name, enter: name, exit: name },
    layer: {
      sticky: name,
      nav: name,
      popover: name,
      dialogScrim: name,
      dialog: name,
      tour: name,
      loading: name,
      snack: name,
      tooltip: name,
    },
  },
  (_value, path) =>
    `saywright-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
)

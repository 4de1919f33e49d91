import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.js'
import { darkColors, gapScale, lightColors, shadows, spacingUnits, tokens } from '../tokens/values.js'
import { media } from './breakpoints.js'
import { layers } from './layers.css.js'
import { strongerColors } from './strongerColors.js'

const px = (value: number) => `${value}px`
const tokenLayer = (rule: object) => ({ '@layer': { [layers.tokens]: rule } })

const light = {
  colorScheme: 'light',
  vars: { ...assignVars(vars.color, lightColors), ...assignVars(vars.shadow, shadows.light) },
}
const dark = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, darkColors), ...assignVars(vars.shadow, shadows.dark) },
}

const at = (path: string) =>
  path
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], vars.color) as string
const moreContrast = {
  vars: Object.fromEntries(Object.entries(strongerColors).map(([path, other]) => [at(path), at(other)])),
}

// Paper is light whatever the theme: the dark one is for screens.
// In a shadow root, whose sheet sees no `:root`, the host has the tokens.
const root = ':root, :host'
globalStyle(`${root}, [data-theme="light"], [data-theme="contrast"]`, tokenLayer(light))
globalStyle(
  ':root:not([data-theme]), :host(:not([data-theme]))',
  tokenLayer({
    '@media': { 'screen and (prefers-color-scheme: dark)': dark },
  }),
)
globalStyle('[data-theme="dark"]', tokenLayer({ '@media': { screen: dark } }))
globalStyle('[data-theme="contrast"]', tokenLayer(moreContrast))
globalStyle(root, tokenLayer({ '@media': { '(prefers-contrast: more)': moreContrast } }))

const { radius, duration, easing, layer } = tokens
const cubic = (values: readonly number[]) => `cubic-bezier(${values.join(', ')})`

const spaceOf = (unit: number) => ({ [vars.space.unit]: px(unit) })
const layoutOf = (unit: number, page: number, card: number, gap: number) => ({
  [vars.layout.pagePadding]: px(unit * page),
  [vars.layout.cardPadding]: px(unit * card),
  [vars.layout.gridGap]: px(unit * gap),
})

globalStyle(
  root,
  tokenLayer({
    vars: {
      ...spaceOf(spacingUnits.phone),
      ...layoutOf(spacingUnits.phone, 3, 3, 2),
      ...Object.fromEntries(
        Object.entries(gapScale).map(([key, factor]) => [
          vars.space[key as keyof typeof gapScale],
          `calc(${vars.space.unit} * ${factor})`,
        ]),
      ),
      [vars.control.small]: '44px',
      [vars.control.medium]: '44px',
      [vars.control.large]: '46px',
      [vars.control.input]: '46px',
      [vars.control.fontSize]: '15px',
      [vars.control.inputFontSize]: '16px',
      [vars.text.bodySize]: '15px',
      [vars.text.bodyLine]: '22px',
      ...assignVars(vars.font, {
        sans: tokens.font.sans.$value
          .map((family) => (family.includes(' ') ? `'${family}'` : family))
          .join(', '),
        mono: tokens.font.mono.$value
          .map((family) => (family.includes(' ') ? `'${family}'` : family))
          .join(', '),
      }),
      ...assignVars(vars.radius, {
        xs: px(radius.xs.$value.value),
        sm: px(radius.sm.$value.value),
        md: px(radius.md.$value.value),
        lg: px(radius.lg.$value.value),
        full: px(radius.full.$value.value),
      }),
      ...assignVars(vars.duration, {
        instant: `${duration.instant.$value.value}ms`,
        fast: `${duration.fast.$value.value}ms`,
        base: `${duration.base.$value.value}ms`,
        slow: `${duration.slow.$value.value}ms`,
      }),
      ...assignVars(vars.easing, {
        standard: cubic(easing.standard.$value),
        enter: cubic(easing.enter.$value),
        exit: cubic(easing.exit.$value),
      }),
      ...assignVars(vars.layer, {
        sticky: String(layer.sticky.$value),
        nav: String(layer.nav.$value),
        popover: String(layer.popover.$value),
        dialogScrim: String(layer.dialogScrim.$value),
        dialog: String(layer.dialog.$value),
        tour: String(layer.tour.$value),
        loading: String(layer.loading.$value),
        snack: String(layer.snack.$value),
        tooltip: String(layer.tooltip.$value),
      }),
    },
    '@media': {
      [media.tablet]: {
        vars: {
          ...spaceOf(spacingUnits.tablet),
          ...layoutOf(spacingUnits.tablet, 3, 3, 2),
          [vars.text.bodySize]: '14px',
          [vars.text.bodyLine]: '21px',
        },
      },
      [media.laptop]: {
        vars: {
          ...spaceOf(spacingUnits.laptop),
          ...layoutOf(spacingUnits.laptop, 8, 4, 4),
          [vars.control.small]: '28px',
          [vars.control.medium]: '34px',
          [vars.control.large]: '42px',
          [vars.control.input]: '34px',
          [vars.control.fontSize]: '13px',
          [vars.control.inputFontSize]: '14px',
        },
      },
      [media.desktop]: {
        vars: { ...spaceOf(spacingUnits.desktop), ...layoutOf(spacingUnits.desktop, 8, 4, 4) },
      },
      [media.reducedMotion]: {
        vars: {
          [vars.duration.fast]: '80ms',
          [vars.duration.base]: '80ms',
          [vars.duration.slow]: '80ms',
        },
      },
    },
  }),
)

import { vars } from '../../tokens/contract.css.js'
import { brandColors, type ColorsByPath } from './brandColors.js'

// With more contrast these are plain surfaces and outlines, whatever the brand.
const quiet = ['surface.selected', 'accent.tint', 'accent.border']

/**
 * Creates a style sheet that applies a brand colour to the components in every theme, with sufficient
 * contrast of text and graphics. It is pure: call it at build time, on a server or in the browser, and write
 * the result to a `<style>` or a file.
 * @param brand sRGB as `#rrggbb`.
 * @throws RangeError for any other format.
 */
export function brandStyleSheet(brand: string): string {
  const { light, dark } = brandColors(brand)
  const inBoth = (of: (colors: ColorsByPath) => string, contrast: string) =>
    [
      `${unnamed}, [data-theme="light"]${contrast} { ${of(light)} }`,
      `@media screen and (prefers-color-scheme: dark) { ${unnamed} { ${of(dark)} } }`,
      `@media screen { [data-theme="dark"] { ${of(dark)} } }`,
    ].join('\n')
  return [
    inBoth((colors) => declarations(colors, false), ', [data-theme="contrast"]'),
    `@media not (prefers-contrast: more) {\n${inBoth((colors) => declarations(colors, true), '')}\n}`,
  ].join('\n')
}

const unnamed = ':root:not([data-theme]), :host(:not([data-theme]))'

function declarations(colors: ColorsByPath, isQuiet: boolean): string {
  return Object.entries(colors)
    .filter(([path]) => quiet.includes(path) === isQuiet)
    .map(([path, hex]) => `${propertyAt(path)}: ${hex};`)
    .join(' ')
}

function propertyAt(path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], vars.color)
  return String(value).slice('var('.length, -1)
}

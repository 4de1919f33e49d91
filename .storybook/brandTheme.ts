import tokens from '@saywright/ui/tokens.json' with { type: 'json' }
import { create } from 'storybook/theming/create'

/** Storybook around the stories, in the colours of one theme of ours; high contrast keeps those of the light one. */
export function brandTheme(theme: string): ReturnType<typeof create> {
  const base = theme === 'dark' ? 'dark' : 'light'
  const { surface, text, border, accent } = tokens.color[base]
  return create({
    base,
    brandTitle: `${mark(accent.text.$value)} Saywright`,
    brandUrl: '?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    fontBase: '"Hanken Grotesk Variable", system-ui, sans-serif',
    fontCode: '"JetBrains Mono Variable", ui-monospace, monospace',
    colorPrimary: accent.solid.$value,
    colorSecondary: base === 'dark' ? accent.text.$value : accent.solid.$value,
    appBg: surface.sunken.$value,
    appContentBg: surface.canvas.$value,
    appPreviewBg: surface.canvas.$value,
    appBorderColor: border.default.$value,
    appBorderRadius: 8,
    appHoverBg: surface.hover.$value,
    barBg: surface.raised.$value,
    barTextColor: text.secondary.$value,
    barHoverColor: accent.text.$value,
    barSelectedColor: accent.text.$value,
    textColor: text.primary.$value,
    textInverseColor: text.inverse.$value,
    textMutedColor: text.muted.$value,
    inputBg: surface.raised.$value,
    inputBorder: border.strong.$value,
    inputTextColor: text.primary.$value,
    inputBorderRadius: 8,
    buttonBg: surface.raised.$value,
    buttonBorder: border.strong.$value,
    booleanBg: surface.sunken.$value,
    booleanSelectedBg: surface.raised.$value,
  })
}

/** The seven bars as the product draws them, from the same tokens. */
function mark(color: string): string {
  const { barHeights, grid } = tokens.glyph
  const side = grid.viewBox.$value
  const bars = barHeights.$value.map((height, index) => {
    const x = grid.firstX.$value + index * grid.pitch.$value
    return `<rect x="${x}" y="${(side - height) / 2}" width="${grid.barWidth.$value}" height="${height}" rx="${grid.radius.$value}"/>`
  })
  return `<svg viewBox="0 0 ${side} ${side}" width="20" height="20" fill="${color}" aria-hidden="true" style="margin-inline-end: 8px; vertical-align: -4px">${bars.join('')}</svg>`
}

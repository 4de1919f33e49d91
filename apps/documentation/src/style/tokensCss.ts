import tokens from '@saywright/ui/tokens.json' with { type: 'json' }

type Tree = { readonly [key: string]: Tree | { readonly $value: unknown } }

function variables(prefix: string, tree: Tree): string {
  return Object.entries(tree)
    .map(([key, entry]) =>
      '$value' in entry ? `${prefix}-${key}: ${entry.$value};` : variables(`${prefix}-${key}`, entry as Tree),
    )
    .join('')
}

const colours = (theme: 'light' | 'dark') =>
  `color-scheme: ${theme};${variables('--color', tokens.color[theme])}${variables('--shadow', tokens.shadow[theme])}`

const radii = Object.entries(tokens.radius)
  .map(([size, { $value }]) => `--radius-${size}: ${$value.value}${$value.unit};`)
  .join('')

const tones = ['success', 'warning', 'danger', 'info'] as const

// Like the theme of the console: hairlines become outlines, quiet text plain, tints plain surfaces.
const contrast = [
  '--color-border-subtle: var(--color-border-strong);',
  '--color-border-default: var(--color-border-strong);',
  '--color-text-muted: var(--color-text-secondary);',
  '--color-accent-tint: var(--color-surface-raised);',
  '--color-surface-selected: var(--color-surface-raised);',
  ...tones.map((tone) => `--color-${tone}-tint: var(--color-surface-raised);`),
].join('')

/** The design tokens as custom properties, for each theme; without a chosen one the system decides. */
export const tokensCss = [
  `:root { ${colours('light')}${radii} }`,
  `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { ${colours('dark')} } }`,
  `@media screen { [data-theme="dark"] { ${colours('dark')} } }`,
  `[data-theme="contrast"] { ${contrast} }`,
  `@media (prefers-contrast: more) { :root { ${contrast} } }`,
].join('\n')

const ten = [
  'Button',
  'Select',
  'Dialog',
  'TextField',
  'Checkbox',
  'RadioGroup',
  'Switch',
  'Tabs',
  'Tooltip',
  'Menu',
] as const
type Everyday = (typeof ten)[number]

type Measured = {
  name: string
  components: readonly Everyday[]
  /** The most bytes it may have: what it has today and a little, where the goal is not reached yet. */
  most: number
  /** The most it may have of the anchor's. */
  maxRatio?: number
  /** Our aim, reported beside the figure. */
  goal?: string
}

/** The measured components. */
export const everyday: readonly Measured[] = [
  // Of it 0.1 kB leaves overrides of direction out of what is in a sentence.
  { name: 'Button', components: ['Button'], most: 18_700, goal: 'goal 17 kB' },
  { name: 'Select', components: ['Select'], most: 59_200 },
  { name: 'Dialog', components: ['Dialog'], most: 31_800 },
  { name: 'ten components', components: ten, most: 85_000, maxRatio: 0.875 },
]

/** Parts of ours that make one component of the list. */
const ourParts: Readonly<Partial<Record<Everyday, string>>> = { Menu: 'Menu, MenuItem, MenuTrigger' }

/** The same component in @mantine/core, and the style sheets that its documentation requires, in its order. */
const anchorParts: Readonly<Record<Everyday, { names: string; styles: readonly string[] }>> = {
  Button: { names: 'Button', styles: ['UnstyledButton', 'Loader', 'Button'] },
  Select: {
    names: 'Select',
    styles: [
      'ScrollArea',
      'Popover',
      'CloseButton',
      'Combobox',
      'Input',
      'Pill',
      'PillsInput',
      'InlineInput',
    ],
  },
  Dialog: { names: 'Modal', styles: ['Paper', 'CloseButton', 'Overlay', 'ModalBase', 'Modal'] },
  TextField: { names: 'TextInput', styles: ['Input'] },
  Checkbox: { names: 'Checkbox', styles: ['InlineInput', 'Checkbox'] },
  RadioGroup: { names: 'Radio', styles: ['InlineInput', 'Radio'] },
  Switch: { names: 'Switch', styles: ['InlineInput', 'Switch'] },
  Tabs: { names: 'Tabs', styles: ['UnstyledButton', 'Tabs'] },
  Tooltip: { names: 'Tooltip', styles: ['Tooltip'] },
  Menu: { names: 'Menu', styles: ['ScrollArea', 'Popover', 'Menu'] },
}

/** Our components with the provider, theme and words that they cannot do without. */
export function oursOf(components: readonly Everyday[]): string {
  return `
    export { ThemeProvider } from '@saywright/ui/theme'
    export { ${components.map((name) => ourParts[name] ?? name).join(', ')} } from '@saywright/ui'`
}

/** The anchor's, with the provider that it requires. */
export function anchorOf(components: readonly Everyday[]): string {
  const parts = components.map((name) => anchorParts[name])
  const styles = new Set([
    'baseline',
    'default-css-variables',
    'global',
    ...parts.flatMap(({ styles }) => styles),
  ])
  return `
    ${[...styles].map((style) => `import '@mantine/core/styles/${style}.css'`).join('\n')}
    export { MantineProvider, ${parts.map(({ names }) => names).join(', ')} } from '@mantine/core'`
}

/** Everything that the package draws with. */
export const allStyles = `
  export * from '@saywright/ui'
  export * from '@saywright/ui/theme'
  export { CodeEditor } from '@saywright/ui/CodeEditor'`

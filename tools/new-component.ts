// A component of packages/ui, in its group of Storybook: the folder with its five files.
import { argumentsOf, camel, writeNew } from './lib/generate.ts'

const [group = '', name = ''] = argumentsOf('new-component -- Group Name', 2)
const folder = `packages/ui/src/components/${name}`

writeNew({
  [`${folder}/${name}.tsx`]: `import type { ReactNode, Ref } from 'react'
import { ${camel(name)} } from './${name}.css.js'

export type ${name}Props = {
  children: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Say in one sentence what it is for. */
export function ${name}({ children, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={${camel(name)}}>
      {children}
    </div>
  )
}
`,
  [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { rule } from '../../theme/rule.js'
import { vars } from '../../tokens/contract.css.js'

export const ${camel(name)} = style(rule({ color: vars.color.text.primary }))
`,
  [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ${name} } from './${name}.js'

const meta = {
  title: 'UI/${group}/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

/** At rest. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${name}')).toBeVisible()
  },
}
`,
  [`${folder}/${name}.test.tsx`]: `import { describe, expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { ${name} } from './${name}.js'

describe('${name}', () => {
  it('shows what it holds', async () => {
    const screen = await renderThemed(<${name}>Words</${name}>)
    await expect.element(screen.getByText('Words')).toBeVisible()
  })
})
`,
  [`${folder}/${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import * as stories from './${name}.stories'

<Meta of={stories} />

# ${name}

<Canvas of={stories.Default} />

## When

## When not

## Accessibility

## Props

<Controls />
`,
})
console.log(
  `Then: export { ${name}, type ${name}Props } from './components/${name}/${name}.js' in packages/ui/src/index.ts`,
)

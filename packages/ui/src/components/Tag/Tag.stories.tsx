import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monitor } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.js'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { categories } from '../../tokens/categories.js'
import { Tag, type TagTone } from './Tag.js'

const meta = {
  title: 'UI/Data/Tag',
  id: 'ui-tag',
  component: Tag,
  args: { children: 'Windows' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

/** A platform or a type. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Windows')).toBeVisible()
  },
}

/** With a drawing before the words. */
export const WithIcon: Story = {
  args: { icon: <Icon of={Monitor} size={14} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Windows').parentElement?.querySelector('svg')).toBeVisible()
  },
}

/** A code. */
export const Code: Story = {
  args: { children: 'PICK', isCode: true, tone: 'warning' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('PICK')).fontFamily).toMatch(/mono/i)
  },
}

const tones: TagTone[] = [
  'outlined',
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  ...categories,
]

/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="x1">
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
}

/** Text that is longer than its place wraps. */
export const LongText: Story = {
  render: () => (
    <Stack align="start">
      <div style={{ width: 140 }}>
        <Tag tone="accent">Système d’exploitation des postes de travail</Tag>
      </div>
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.js'
import { Stack } from '../Stack/Stack.js'
import { Text } from '../Text/Text.js'
import { Divider } from './Divider.js'

const meta = { title: 'UI/Layout/Divider', id: 'ui-divider', component: Divider } satisfies Meta<
  typeof Divider
>
export default meta
type Story = StoryObj<typeof meta>

/** Between two parts of a card. */
export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Folder audio</Text>
      <Divider {...args} />
      <Text>124 files</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible()
  },
}

/** Between two things on one line. */
export const Vertical: Story = {
  render: () => (
    <Inline>
      <Text as="span">Editor</Text>
      <Divider orientation="vertical" />
      <Text as="span">Autumn catalogue</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const divider = within(canvasElement).getByRole('separator')
    await expect(divider).toHaveAttribute('aria-orientation', 'vertical')
    await expect(divider.clientHeight).toBeGreaterThan(divider.clientWidth)
  },
}

/** With words in the middle. */
export const Labelled: Story = {
  args: { children: 'or with your e-mail' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible()
  },
}

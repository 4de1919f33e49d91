import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.js'
import { Stack } from '../Stack/Stack.js'
import { Text } from '../Text/Text.js'
import { Box } from './Box.js'

const meta = {
  title: 'UI/Layout/Box',
  id: 'ui-box',
  component: Box,
  args: {
    children: <Text>Folder audio</Text>,
    padding: 'card',
    surface: 'raised',
    border: 'subtle',
    radius: 'md',
    shadow: 'e1',
  },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

/** A raised surface with the padding of a card. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = getComputedStyle(within(canvasElement).getByText('Folder audio').parentElement as HTMLElement)
    await expect(Number.parseFloat(box.paddingInlineStart)).toBeGreaterThan(0)
    await expect(box.boxShadow).not.toBe('none')
  },
}

/** Every surface in every border. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2">
      {(['canvas', 'raised', 'sunken', 'overlay', 'selected'] as const).map((surface) => (
        <Inline key={surface} gap="x2">
          {(['subtle', 'default', 'strong'] as const).map((border) => (
            <Box key={border} surface={surface} border={border} padding="x2" radius="md">
              <Text as="span" variant="caption" tone="secondary">
                {surface} {border}
              </Text>
            </Box>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mic } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.js'
import { Stack } from '../Stack/Stack.js'
import { Icon, type IconTone } from './Icon.js'

const meta = {
  title: 'UI/Typography/Icon',
  id: 'ui-icon',
  component: Icon,
  args: { of: Mic },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** Alone, so that it needs a name. */
export const Named: Story = {
  args: { label: 'Microphone' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Microphone' })).toBeVisible()
  },
}

const tones: IconTone[] = ['inherit', 'muted', 'accent', 'success', 'warning', 'danger', 'info']

/** Every tone, in every size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2">
      {([14, 16, 20, 24] as const).map((size) => (
        <Inline key={size} gap="x2">
          {tones.map((tone) => (
            <Icon key={tone} of={Mic} size={size} tone={tone} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

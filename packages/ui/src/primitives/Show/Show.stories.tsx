import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { widthClasses, widthClassOf } from '../../theme/breakpoints.js'
import { Stack } from '../Stack/Stack.js'
import { Text } from '../Text/Text.js'
import { Show } from './Show.js'

const meta = {
  title: 'UI/Layout/Show',
  id: 'ui-show',
  component: Show,
  args: { children: <Text>Shown</Text> },
} satisfies Meta<typeof Show>
export default meta
type Story = StoryObj<typeof meta>

/** From a width class on. */
export const From: Story = {
  args: { from: 'tablet' },
  play: async ({ canvasElement }) => {
    const shown = expect(within(canvasElement).getByText('Shown'))
    await (widthClassOf(window.innerWidth) === 'phone' ? shown.not.toBeVisible() : shown.toBeVisible())
  },
}

/** Up to a width class. */
export const UpTo: Story = {
  args: { upTo: 'tablet' },
  play: async ({ canvasElement }) => {
    const shown = expect(within(canvasElement).getByText('Shown'))
    await (['phone', 'tablet'].includes(widthClassOf(window.innerWidth))
      ? shown.toBeVisible()
      : shown.not.toBeVisible())
  },
}

/** One line for each width class: only that of the window is seen. */
export const Each: Story = {
  render: () => (
    <Stack>
      {widthClasses.map((width) => (
        <Show key={width} from={width} upTo={width}>
          <Text>{width}</Text>
        </Show>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const own = widthClassOf(window.innerWidth)
    for (const width of widthClasses) {
      const line = expect(canvas.getByText(width))
      await (width === own ? line.toBeVisible() : line.not.toBeVisible())
    }
  },
}

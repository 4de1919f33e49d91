import { Text } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import { BottomPanel } from './BottomPanel.js'
import { panelMessages } from './messages.js'

const message = either(panelMessages)

const meta = {
  title: 'Studio/Voice commands/Panel below',
  component: BottomPanel,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    defaultOpen: true,
    tabs: [
      {
        ...{ id: 'problems', label: 'Problems', count: 12, isFailing: false, figures: null },
        content: Array.from({ length: 12 }, (_, at) => <Text key={at}>{`Line ${at + 1}`}</Text>),
      },
    ],
  },
  beforeEach: () => localStorage.removeItem('studio_panel_height'),
  decorators: [
    (Story) => (
      <main style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <div style={{ flex: 1, minHeight: 0 }} />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BottomPanel>
export default meta
type Story = StoryObj<typeof meta>

const edgeOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('separator', { name: message('height') })
const heightOf = (canvasElement: HTMLElement) =>
  Math.round(within(canvasElement).getByRole('region').getBoundingClientRect().height)
const shownHeight = (edge: HTMLElement) => Number(edge.getAttribute('aria-valuenow'))

/** Once its fonts are there, and its edge says how high it is. */
async function settledHeight(canvasElement: HTMLElement): Promise<number> {
  await document.fonts.ready
  await waitFor(() => expect(shownHeight(edgeOf(canvasElement))).toBe(heightOf(canvasElement)))
  return heightOf(canvasElement)
}

/** Of the height of its content, until its upper edge is moved by keys: arrows, Page up and down, Home and End. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const edge = edgeOf(canvasElement)
    const before = await settledHeight(canvasElement)
    edge.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(heightOf(canvasElement)).toBe(before + 24)
    await userEvent.keyboard('{Home}')
    await expect(heightOf(canvasElement)).toBe(Number(edge.getAttribute('aria-valuemin')))
    await userEvent.keyboard('{End}')
    await expect(heightOf(canvasElement)).toBe(Number(edge.getAttribute('aria-valuemax')))
    await expect(localStorage.getItem('studio_panel_height')).toBe(edge.getAttribute('aria-valuenow'))
  },
}

/** Its edge follows the pointer that drags it. */
export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    const edge = edgeOf(canvasElement)
    const before = await settledHeight(canvasElement)
    edge.setPointerCapture = () => {}
    const at = (clientY: number) => ({ clientY, pointerId: 1, button: 0 })
    await fireEvent.pointerDown(edge, at(400))
    await fireEvent.pointerMove(edge, at(340))
    await waitFor(() => expect(heightOf(canvasElement)).toBe(before + 60))
    await fireEvent.lostPointerCapture(edge, at(340))
    await fireEvent.pointerMove(edge, at(200))
    await expect(heightOf(canvasElement)).toBe(before + 60)
  },
}

/** Folded to the names of its parts, it has no height to choose. */
export const Folded: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).not.toBeInTheDocument()
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('open') }))
    await expect(edgeOf(canvasElement)).toBeVisible()
  },
}

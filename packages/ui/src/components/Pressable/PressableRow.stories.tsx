import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Check, ChevronRight } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.js'
import { PressableRow } from './PressableRow.js'

const meta = {
  title: 'UI/Actions/PressableRow',
  id: 'ui-pressablerow',
  component: PressableRow,
  args: { children: 'Halden Logistics', start: <Icon of={Building2} size={20} />, onPress: fn() },
} satisfies Meta<typeof PressableRow>
export default meta
type Story = StoryObj<typeof meta>

/** The whole line is one button. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Halden Logistics' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => userEvent.hover(within(canvasElement).getByRole('button')),
}

/** The focus ring is inside the line, since lines touch each other. */
export const Focused: Story = { play: async () => userEvent.tab() }

/** The one of the list that is in use. */
export const Current: Story = {
  args: { 'aria-current': 'true', end: <Icon of={Check} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Halden Logistics' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

/** Leads somewhere. */
export const Leading: Story = {
  args: { href: '#company', end: <Icon of={ChevronRight} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName('Halden Logistics')
  },
}

/** Cannot be pressed now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: 'Halden Logistics' })
    await expect(row).toBeDisabled()
    await userEvent.click(row, { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Long text wraps; elements at the ends keep their size. */
export const LongText: Story = {
  args: {
    children: 'Halden Logistique et Transports internationaux de la région Auvergne-Rhône-Alpes',
    end: <Icon of={ChevronRight} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
}

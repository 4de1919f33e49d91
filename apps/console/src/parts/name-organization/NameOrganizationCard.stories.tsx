import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NameOrganizationCard, type NameOrganizationCardProps } from './NameOrganizationCard.js'

const save = fn<NameOrganizationCardProps['onSave']>()

const meta = {
  title: 'Console/Parts/NameOrganizationCard',
  component: NameOrganizationCard,
  args: { name: 'Organization of DUBREUIL Ines', onSave: save, onInvalid: fn() },
  beforeEach: () => {
    save.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof NameOrganizationCard>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox')
const press = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button'))

/** The name is entered and saved without the outer space. */
export const Unnamed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Organization of DUBREUIL Ines')
    await userEvent.type(field(canvasElement), ' Halden Logistics ')
    await press(canvasElement)
    await waitFor(() => expect(save).toHaveBeenCalledWith('Halden Logistics'))
  },
}

/** Another organization has the name. */
export const Taken: Story = {
  beforeEach: () => {
    save.mockResolvedValue({ name: 'alreadyExists' })
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'Lumière Instruments')
    await press(canvasElement)
    await waitFor(() => expect(field(canvasElement)).toBeInvalid())
  },
}

/** Nothing was entered. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(field(canvasElement)).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalled()
    await expect(save).not.toHaveBeenCalled()
  },
}

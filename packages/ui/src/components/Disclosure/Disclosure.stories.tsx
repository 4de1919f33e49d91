import type { Meta, StoryObj } from '@storybook/react-vite'
import { SquareTerminal } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Disclosure } from './Disclosure.js'

const meta = {
  title: 'UI/Data/Disclosure',
  id: 'ui-disclosure',
  component: Disclosure,
  args: {
    title: 'Orders',
    children: 'English, French and 45 other languages.',
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

/** Closed; a press opens it, another closes it. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(within(canvasElement).getByRole('group')).toBeVisible())
    await userEvent.click(trigger)
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Open from the start. */
export const Expanded: Story = {
  args: { defaultExpanded: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toBeVisible()
  },
}

/** With an icon, a second line and a count, all part of its name. */
export const WithDetail: Story = {
  args: {
    icon: <SquareTerminal size={20} strokeWidth={1.6} aria-hidden />,
    description: 'Autumn catalogue',
    detail: '4 / 47',
    defaultExpanded: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(/Orders.+catalogue.*4 \/ 47/)
  },
}

/** Without a frame, inside something that has one. */
export const Plain: Story = {
  args: { variant: 'plain', title: 'More options', defaultExpanded: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'More options' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(within(canvasElement).getByText(/45 other languages/)).toBeVisible()
  },
}

/** Reached and opened with the keyboard. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(trigger).toHaveAttribute('data-focus-visible')
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Disabled; the second line says why. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Not part of the plan' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

/** A long title wraps; the chevron keeps its place. */
export const LongText: Story = {
  args: {
    title: 'Conditions d’utilisation du logiciel embarqué dans les appareils de préparation',
    children: 'Les langues que vous choisissez ici sont livrées avec le kit de développement.',
    detail: '12 sélectionnées',
    defaultExpanded: true,
  },
}

/** Every look, closed and open. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x2">
      {(['card', 'plain'] as const).map((variant) =>
        [false, true].map((isExpanded) => (
          <Disclosure
            key={`${variant}${isExpanded}`}
            variant={variant}
            title="Languages"
            defaultExpanded={isExpanded}
          >
            English, French
          </Disclosure>
        )),
      )}
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Text } from '../../primitives/Text/Text.js'
import { matchesText } from '../../text/matchText.js'
import { SearchField } from './SearchField.js'

const meta = {
  title: 'UI/Fields/SearchField',
  id: 'ui-searchfield',
  component: SearchField,
  args: { label: 'Search a city', onChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty: the placeholder says what is searched. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search a city' }), 'ev')
    await expect(args.onChange).toHaveBeenLastCalledWith('ev')
  },
}

/** With a typed text. */
export const Filled: Story = {
  args: { defaultValue: 'Évreux' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search a city' })).toHaveValue(
      'Évreux',
    )
  },
}

/** Reached with the keyboard. */
export const Focused: Story = { play: async () => userEvent.tab() }

/** Cannot be used now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search a city' })).toBeDisabled()
  },
}

/** Above its list, whatever the case and the accents. */
export const WithList: Story = {
  render: (args) => {
    const [text, setText] = useState('')
    return (
      <Stack gap="x1">
        <SearchField {...args} value={text} onChange={setText} />
        {['Évreux', 'Évry', 'Nantes']
          .filter((city) => matchesText(city, text))
          .map((city) => (
            <Text key={city}>{city}</Text>
          ))}
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'evreux')
    await expect(within(canvasElement).getByText('Évreux')).toBeVisible()
    await expect(within(canvasElement).queryByText('Nantes')).toBeNull()
  },
}

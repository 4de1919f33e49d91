import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SuggestField, type SuggestFieldProps } from './SuggestField.js'

const apply = fn<(value: string) => void>()
const names = ['report-autumn.pdf', 'report-winter.pdf']

function Held({ value: first, onChange, ...props }: SuggestFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <SuggestField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/Fields/SuggestField',
  id: 'ui-suggestfield',
  component: SuggestField,
  render: (args) => (
    <div style={{ maxWidth: 340 }}>
      <Held {...args} />
    </div>
  ),
  args: { label: 'Search file names', value: '', suggestions: names, onChange: fn(), onApply: apply },
  beforeEach: () => void apply.mockClear(),
} satisfies Meta<typeof SuggestField>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox')

/** Enter applies the typed text, also when it is not a suggestion. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'rep')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{Enter}')
    await expect(apply).toHaveBeenLastCalledWith('rep')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(fieldIn(canvasElement)).toHaveValue('rep')
  },
}

/** A chosen suggestion is applied and shown in the field. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'rep')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(apply).toHaveBeenLastCalledWith(names[1]))
    await expect(fieldIn(canvasElement)).toHaveValue(names[1])
  },
}

/** Words that nothing completes stay when the field is left. */
export const Unknown: Story = {
  args: { suggestions: [] },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'beos')
    await userEvent.tab()
    await expect(fieldIn(canvasElement)).toHaveValue('beos')
    await expect(apply).not.toHaveBeenCalled()
  },
}

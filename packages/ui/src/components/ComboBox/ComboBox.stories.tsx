import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { ComboBox, type ComboBoxProps } from './ComboBox.js'

const countries = [
  { value: 'BE', label: 'Belgium' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'ZA', label: 'South Africa' },
  { value: 'CF', label: 'Central African Republic' },
  { value: 'PF', label: 'French Polynesia' },
  { value: 'FR', label: 'France' },
  { value: 'ES', label: 'Spain' },
]

const withAliases = [
  { value: 'UA', label: 'Ukraine' },
  { value: 'GB', label: 'United Kingdom', aliases: ['UK', 'Great Britain'] },
]

const sites = [
  { value: 'paris', label: 'Paris', group: 'France' },
  { value: 'lyon', label: 'Lyon', group: 'France' },
  { value: 'oslo', label: 'Oslo', group: 'Norway' },
  { value: 'bergen', label: 'Bergen', group: 'Norway', isDisabled: true, description: 'Closed this week.' },
]

const voices = Array.from({ length: 1000 }, (_, index) => ({
  value: `voice-${index + 1}`,
  label: `Voice ${index + 1}`,
}))

const meta = {
  title: 'UI/Fields/ComboBox',
  id: 'ui-combobox',
  component: ComboBox,
  args: { label: 'Country', options: countries, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox')
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

/** Typing a part of a name narrows the list; choosing fills the field. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'fr')
    await waitFor(() =>
      expect(names()).toEqual(['South Africa', 'Central African Republic', 'French Polynesia', 'France']),
    )
    await userEvent.click(screen.getByRole('option', { name: 'France' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('FR')
    await expect(fieldIn(canvasElement)).toHaveValue('France')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** With a value. */
export const Filled: Story = {
  args: { defaultValue: 'ES' },
  play: async ({ canvasElement }) => waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('Spain')),
}

/** The names that begin with the typed text come first, and the match is highlighted. */
export const OrderedByMatch: Story = {
  args: { order: 'match' },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'fr')
    await waitFor(() =>
      expect(names()).toEqual(['French Polynesia', 'France', 'South Africa', 'Central African Republic']),
    )
    const matched = within(screen.getByRole('option', { name: 'France' })).getByText('Fr')
    await expect(getComputedStyle(matched).fontWeight).toBe('700')
  },
}

/** Opened by its button, it shows all options, with a check on the selected one. */
export const Open: Story = {
  args: { defaultValue: 'FR' },
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(names()).toHaveLength(countries.length))
    await expect(screen.getByRole('option', { name: 'France' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Accents and case do not matter. */
export const WithoutAccents: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'COTE')
    await waitFor(() => expect(names()).toEqual(['Côte d’Ivoire']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(fieldIn(canvasElement)).toHaveValue('Côte d’Ivoire')
  },
}

/** The apostrophe of the keyboard: a whole name, typed and left, is chosen. */
export const TypedInWhole: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), "cote d'ivoire")
    await userEvent.tab()
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('Côte d’Ivoire'))
    await expect(args.onChange).toHaveBeenLastCalledWith('CI')
  },
}

/** Found by another name, which is not shown: the one that has it in whole comes first. */
export const Aliases: Story = {
  args: { order: 'match', options: [...countries, ...withAliases] },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'uk')
    await waitFor(() => expect(names()).toEqual(['United Kingdom', 'Ukraine']))
    await userEvent.tab()
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('United Kingdom'))
    await expect(args.onChange).toHaveBeenLastCalledWith('GB')
  },
}

/** Text without a match has a message, and is cleared on blur. */
export const NoMatch: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Atlantis')
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/\S/)
    await userEvent.tab()
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue(''))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** One press empties it and keeps the caret there. */
export const Clear: Story = {
  args: { defaultValue: 'FR' },
  play: async ({ args, canvasElement }) => {
    const [clear] = within(canvasElement).getAllByRole('button')
    await userEvent.click(clear!)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(fieldIn(canvasElement)).toHaveValue('')
    await expect(fieldIn(canvasElement)).toHaveFocus()
  },
}

/** Under headings; one is disabled and says why. */
export const Groups: Story = {
  args: { label: 'Site', options: sites },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'o')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Norway' })).toBeVisible())
    await expect(screen.getByRole('group', { name: 'France' })).toHaveTextContent('Lyon')
    await userEvent.clear(fieldIn(canvasElement))
    await userEvent.type(fieldIn(canvasElement), 'b')
    await expect(await screen.findByRole('option', { name: /Bergen/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(args.onChange).not.toHaveBeenCalledWith('bergen')
  },
}

/** A server searches: its response is the list, and the selected option outlives the next search. */
export const Searched: Story = {
  render: (args) => <SearchedElsewhere {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'spa')
    await userEvent.click(await screen.findByRole('option', { name: 'Spain' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('ES')
    await userEvent.type(fieldIn(canvasElement), '{Backspace}x')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Spain' })).toBeNull())
    await userEvent.tab()
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('Spain'))
  },
}

function SearchedElsewhere(props: ComboBoxProps) {
  const [responses, setResponses] = useState<ComboBoxProps['options']>([])
  const search = (text: string) =>
    setResponses(countries.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())))
  return <ComboBox {...props} options={responses} onSearch={search} />
}

/** The options are loading; the list says so. */
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'fr')
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/\S/)
  },
}

/** The field has the list that draws what is in view: one that was opened before keeps the plain one. */
async function virtualListDrawn() {
  await import('../Select/VirtualList.js')
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** A thousand names: only those in view are drawn, and a few matches leave no empty room. */
export const ManyOptions: Story = {
  args: { label: 'Voice', options: voices },
  play: async ({ canvasElement, step }) => {
    await virtualListDrawn()
    await step('Those in view only', async () => {
      await userEvent.type(fieldIn(canvasElement), 'voice')
      await waitFor(() => expect(screen.getByRole('option', { name: /^Voice ?1$/ })).toBeVisible())
      await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    })
    await step('As high as the one that matches', async () => {
      await userEvent.type(fieldIn(canvasElement), ' 999')
      await waitFor(() => expect(names()).toEqual(['Voice 999']))
      await expect(screen.getByRole('listbox').clientHeight).toBeLessThan(120)
    })
  },
}

/** Invalid: the error replaces the hint. */
export const Invalid: Story = {
  args: { error: 'This field is required.', description: 'Where your company is registered.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid()
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('This field is required.')
    await expect(within(canvasElement).queryByText(/registered/)).toBeNull()
  },
}

/** Disabled; the hint says why. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'FR', description: 'Choose a company first.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeDisabled()
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** Settled: a value to read and copy. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'FR' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('France')
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('readonly')
  },
}

/** French names wrap in the list; the field shows their beginning. */
export const LongText: Story = {
  args: {
    label: 'Secteur d’activité principal de votre entreprise',
    options: [
      { value: 'a', label: 'Transport, logistique et entreposage de marchandises sous température dirigée' },
      { value: 'b', label: 'Fabrication d’équipements électroniques et d’instruments de mesure' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'de m')
    await waitFor(() => expect(names()).toHaveLength(2))
  },
}

/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <ComboBox {...args} placeholder="Type a name" isOptional />
      <ComboBox {...args} label="Filled" defaultValue="FR" description="Where you are registered." />
      <ComboBox {...args} label="Wrong" error="This field is required." />
      <ComboBox {...args} label="Disabled" isDisabled defaultValue="FR" />
      <ComboBox {...args} label="Read-only" isReadOnly value="FR" />
      <ComboBox {...args} label="Loading" isLoading options={[]} />
      <ComboBox {...args} label="Large" size="large" defaultValue="BE" />
    </Stack>
  ),
}

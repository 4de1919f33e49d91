import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { MultiSelect } from './MultiSelect.js'

const systems = [
  { value: 'windows', label: 'Windows' },
  { value: 'linux', label: 'Linux' },
  { value: 'macos', label: 'MacOS' },
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iOS' },
]

const voices = Array.from({ length: 1000 }, (_, index) => ({
  value: `voice-${index + 1}`,
  label: `Voice ${index + 1}`,
}))

const meta = {
  title: 'UI/Fields/MultiSelect',
  id: 'ui-multiselect',
  component: MultiSelect,
  args: { label: 'Platforms', options: systems, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox')
const tagsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('row')
    .map((tag) => tag.textContent)

/** Empty; the typed text is cleared by each selection, and the list stays open for the next. */
export const Default: Story = {
  args: { placeholder: 'Choose platforms' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'lin')
    await userEvent.click(await screen.findByRole('option', { name: 'Linux' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['linux'])
    await expect(fieldIn(canvasElement)).toHaveValue('')
    await userEvent.click(await screen.findByRole('option', { name: 'iOS' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['linux', 'ios'])
    await expect(tagsIn(canvasElement)).toEqual(['Linux', 'iOS'])
  },
}

/** One tag. */
export const One: Story = {
  args: { defaultValue: ['linux'] },
  play: async ({ canvasElement }) => expect(tagsIn(canvasElement)).toEqual(['Linux']),
}

/** Tags wrap, and the field grows. */
export const Many: Story = {
  args: { defaultValue: systems.map(({ value }) => value) },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('row')
    const last = within(canvasElement).getAllByRole('row').at(-1)
    await expect(last!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top)
  },
}

/** The button of a tag takes it out; Backspace in the empty field takes out the last. */
export const Remove: Story = {
  args: { defaultValue: ['windows', 'linux', 'android'] },
  play: async ({ args, canvasElement }) => {
    const [windows] = within(canvasElement).getAllByRole('row')
    await userEvent.click(within(windows!).getByRole('button'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['linux', 'android'])
    await userEvent.click(fieldIn(canvasElement))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['linux'])
    await expect(tagsIn(canvasElement)).toEqual(['Linux'])
  },
}

/** Only two in sight and a count of the others, until the focus comes in. */
export const Overflow: Story = {
  args: { defaultValue: ['windows', 'linux', 'macos', 'android', 'ios'], maxTags: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2)
    await expect(within(canvasElement).getByText('+3')).toBeVisible()
    fieldIn(canvasElement).focus()
    await waitFor(() => expect(within(canvasElement).getAllByRole('row')).toHaveLength(5))
    await expect(within(canvasElement).getByText('+3')).not.toBeVisible()
  },
}

/** Selected options have a check in the list; choosing one again removes it. */
export const Open: Story = {
  args: { defaultValue: ['linux'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    await userEvent.keyboard('{ArrowDown}')
    const linux = await screen.findByRole('option', { name: 'Linux' })
    await expect(linux).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(linux)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

/** One press removes all. */
export const Clear: Story = {
  args: { defaultValue: ['linux', 'ios'] },
  play: async ({ args, canvasElement }) => {
    const clear = within(canvasElement).getAllByRole('button').at(-2)
    await userEvent.click(clear!)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(fieldIn(canvasElement)).toHaveFocus()
  },
}

/** Text without a match has a message. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'Amiga')
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/\S/)
  },
}

/** The options are loading; the list says so. */
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'a')
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/\S/)
  },
}

/** The field has the list that draws what is in view: one that was opened before keeps the plain one. */
async function virtualListDrawn() {
  await import('../Select/VirtualList.js')
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** A thousand values: only those in view are drawn. */
export const ManyOptions: Story = {
  args: { label: 'Voices', options: voices, defaultValue: ['voice-7'] },
  play: async ({ args, canvasElement }) => {
    await virtualListDrawn()
    await userEvent.type(fieldIn(canvasElement), 'voice')
    await waitFor(() => expect(screen.getByRole('option', { name: /^Voice ?7$/ })).toBeVisible())
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.click(screen.getByRole('option', { name: /^Voice ?2$/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['voice-7', 'voice-2'])
  },
}

/** Invalid: the error replaces the hint. */
export const Invalid: Story = {
  args: { error: 'Choose one at least', description: 'Where your product runs.', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid()
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription(/Choose one at least/)
  },
}

/** Disabled; the hint says why. */
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: ['linux', 'ios'], description: 'Choose a folder first.' },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeDisabled()
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** Settled: names to read and copy. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['linux', 'ios'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Linux and iOS')
  },
}

/** A long name is cut in its tag, and wraps in the list. */
export const LongText: Story = {
  args: {
    label: 'Secteurs d’activité de votre entreprise',
    defaultValue: ['a'],
    options: [
      { value: 'a', label: 'Transport, logistique et entreposage de marchandises sous température dirigée' },
      { value: 'b', label: 'Fabrication d’équipements électroniques et d’instruments de mesure' },
    ],
  },
  play: async ({ canvasElement }) => {
    const box = fieldIn(canvasElement).closest('[data-rac]')!.getBoundingClientRect()
    const tag = within(canvasElement).getByRole('row').getBoundingClientRect()
    await expect(tag.right).toBeLessThan(Math.max(box.right, 360 + box.left))
  },
}

/** Every state side by side. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x3">
      <MultiSelect {...args} placeholder="Choose platforms" isOptional />
      <MultiSelect
        {...args}
        label="Some"
        defaultValue={['windows', 'linux', 'android']}
        description="Where your product runs."
      />
      <MultiSelect {...args} label="All" defaultValue={systems.map(({ value }) => value)} />
      <MultiSelect {...args} label="Counted" defaultValue={systems.map(({ value }) => value)} maxTags={2} />
      <MultiSelect {...args} label="Wrong" error="Choose one at least" />
      <MultiSelect {...args} label="Disabled" isDisabled defaultValue={['linux']} />
      <MultiSelect {...args} label="Read-only" isReadOnly value={['linux', 'ios']} />
    </Stack>
  ),
}

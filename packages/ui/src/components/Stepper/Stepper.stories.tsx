import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Stepper } from './Stepper.js'

const steps = [
  { id: 'person', label: 'Personal data' },
  { id: 'uses', label: 'Use cases' },
  { id: 'languages', label: 'Languages' },
  { id: 'details', label: 'Folder details' },
  { id: 'end', label: 'Confirmation' },
]

const meta = {
  title: 'UI/Navigation/Stepper',
  id: 'ui-stepper',
  component: Stepper,
  args: { label: 'New folder', steps, current: 'languages' },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

const itemsIn = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem')
const statesIn = (canvasElement: HTMLElement) => itemsIn(canvasElement).map((item) => item.dataset.state)

/** Two done, one under way, two to come. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(statesIn(canvasElement)).toEqual(['done', 'done', 'current', 'upcoming', 'upcoming'])
    await expect(itemsIn(canvasElement)[2]).toHaveAttribute('aria-current', 'step')
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** Nothing done yet. */
export const First: Story = {
  args: { current: 'person' },
  play: async ({ canvasElement }) => expect(statesIn(canvasElement)[0]).toBe('current'),
}

/** The last one under way. */
export const Last: Story = {
  args: { current: 'end' },
  play: async ({ canvasElement }) => expect(statesIn(canvasElement)[3]).toBe('done'),
}

/** Everything done. */
export const Done: Story = {
  args: { isDone: true },
  play: async ({ canvasElement }) => {
    await expect(new Set(statesIn(canvasElement))).toEqual(new Set(['done']))
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
  },
}

/** In a column on every screen. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const [one, other] = itemsIn(canvasElement).map((item) => item.getBoundingClientRect())
    await expect(other!.top).toBeGreaterThanOrEqual(one!.bottom)
  },
}

const goTo = fn()

/** Completed steps are links; later ones are locked. */
export const Linear: Story = {
  args: { onStepPress: goTo },
  play: async ({ canvasElement }) => {
    goTo.mockClear()
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(goTo).toHaveBeenLastCalledWith('person')
    await userEvent.click(buttons[1]!)
    await expect(goTo).toHaveBeenLastCalledWith('uses')
  },
}

/** Every step can be gone to, in any order. */
export const Skippable: Story = {
  args: { onStepPress: goTo, allowsSkipping: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Confirmation/ }))
    await expect(goTo).toHaveBeenLastCalledWith('end')
  },
}

/** A completed step has an error; its text says which. */
export const Fault: Story = {
  args: {
    onStepPress: goTo,
    steps: steps.map((step) =>
      step.id === 'uses' ? { ...step, hasFault: true, description: 'Choose one at least.' } : step,
    ),
  },
  play: async ({ canvasElement }) => {
    const [, faulty] = itemsIn(canvasElement)
    await expect(faulty).toHaveAttribute('data-fault')
    await expect(within(faulty!).getByText('!')).toBeVisible()
    await expect(within(faulty!).getByRole('button')).toHaveTextContent('Choose one at least.')
  },
}

/** The step of the languages does not apply: the others count on. */
export const SkippedStep: Story = {
  args: { current: 'details', steps: steps.filter(({ id }) => id !== 'languages') },
  play: async ({ canvasElement }) => {
    await expect(itemsIn(canvasElement)).toHaveLength(4)
    await expect(within(itemsIn(canvasElement)[2]!).getByText('3')).toBeVisible()
  },
}

/** French words are longer: they wrap. */
export const LongText: Story = {
  args: {
    label: 'Demande de services',
    orientation: 'vertical',
    steps: [
      { id: 'person', label: 'Vos données personnelles et celles de votre entreprise' },
      {
        id: 'languages',
        label: 'Langues de la présentation et du mode d’emploi pour chaque partie choisie',
        description: 'Vous pourrez en demander d’autres plus tard.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
}

/** Every state one below the other. */
export const Matrix: Story = {
  args: { onStepPress: goTo },
  render: (args) => (
    <Stack gap="x4">
      <Stepper {...args} label="Under way" />
      <Stepper {...args} label="Done" isDone />
      <Stepper
        {...args}
        label="With a fault"
        steps={steps.map((step) => (step.id === 'person' ? { ...step, hasFault: true } : step))}
      />
      <Stepper {...args} label="In a column" orientation="vertical" />
    </Stack>
  ),
}

import { filled, object } from '@saywright/api/contract'
import { Checkbox, Text } from '@saywright/ui'
import { widthClassOf } from '@saywright/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FormChanges } from '../core/FormChanges.js'
import { fieldNames } from '../core/fieldNames.js'
import { ValidatedForm } from '../core/ValidatedForm.js'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { Wizard, type WizardProps } from './Wizard.js'
import type { WizardAddress } from './wizardAddress.js'
import type { WizardState, WizardStore } from './wizardStore.js'

type Values = { speaks: boolean; languages: boolean; project?: { title: string } }

function memoryStore(state?: WizardState<Values>): WizardStore<Values> {
  let kept = state
  return {
    read: () => kept,
    write: fn((next) => {
      kept = next
    }),
    clear: fn(() => {
      kept = undefined
    }),
  }
}

/** An address with its history, as that of a browser. */
function AddressedWizard(props: WizardProps<Values>) {
  const [history, setHistory] = useState<(string | undefined)[]>([undefined])
  const go: WizardAddress['go'] = (step, isReplaced) =>
    setHistory((entries) => [...(isReplaced ? entries.slice(0, -1) : entries), step])
  return (
    <>
      <Wizard {...props} address={{ step: history.at(-1), go }} />
      <button type="button" onClick={() => setHistory((entries) => entries.slice(0, -1))}>
        Browser back
      </button>
      <output>{history.map((step) => step ?? '-').join(' ')}</output>
    </>
  )
}

const steps: WizardProps<Values>['steps'] = [
  { id: 'profile', label: 'Personal data', title: 'Who are you?', isSkipped: true, draw: () => null },
  {
    id: 'useCases',
    label: 'Use cases',
    title: 'What should voice do in your product?',
    isReady: ({ speaks }) => speaks,
    draw: ({ values, change, isAtFault }) => (
      <Checkbox
        label="Speak"
        isSelected={values.speaks}
        error={isAtFault && !values.speaks ? 'Choose at least one.' : undefined}
        onChange={(speaks) => change({ ...values, speaks })}
      />
    ),
  },
  {
    id: 'languages',
    label: 'Languages',
    title: 'Which languages will people speak?',
    isAbsent: ({ languages }) => !languages,
    draw: () => <Text>Languages stand here.</Text>,
  },
  {
    id: 'details',
    label: 'Project details',
    title: 'Your project',
    nextLabel: 'Submit request',
    draw: () => <Text>Details stand here.</Text>,
  },
  { id: 'end', label: 'Confirmation', title: 'Your request is saved', isEnd: true, draw: () => null },
]

const ended = fn()

const meta = {
  title: 'Forms/Wizard',
  component: Wizard<Values>,
  args: { label: 'New project', steps, initialValues: { speaks: false, languages: true }, onEnd: ended },
  beforeEach: () => {
    ended.mockReset()
  },
} satisfies Meta<typeof Wizard<Values>>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement, name: RegExp) =>
  userEvent.click(within(canvas).getByRole('button', { name }))
const next = (canvas: HTMLElement) => press(canvas, /^(Next|Suivant)$/)
const back = (canvas: HTMLElement) => press(canvas, /^(Previous|Précédent)$/)
const heading = (canvas: HTMLElement) => within(canvas).getByRole('heading')
const items = (canvas: HTMLElement) => within(canvas).getAllByRole('listitem')

/** The first step was done before the wizard began: it is skipped, and Back does not lead to it. */
export const Skipped: Story = {
  name: 'K-025 Skipped',
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('What should voice do')
    await expect(items(canvasElement)[0]).toHaveAttribute('data-state', 'done')
    await expect(within(canvasElement).queryByRole('button', { name: /Previous|Précédent/ })).toBeNull()
  },
}

/** Next leads on: the heading of the step takes the focus, and its place is announced. */
export const OneAfterTheOther: Story = {
  name: 'K-026 One after the other',
  args: { initialValues: { speaks: true, languages: true } },
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await waitFor(() => expect(heading(canvasElement)).toHaveFocus())
    await expect(heading(canvasElement)).toHaveTextContent('Which languages')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/3 .*5.*Languages/)
    await back(canvasElement)
    await waitFor(() => expect(heading(canvasElement)).toHaveFocus())
    await expect(heading(canvasElement)).toHaveTextContent('What should voice do')
    const { left, top } = (items(canvasElement)[0] as HTMLElement).getBoundingClientRect()
    const second = (items(canvasElement)[1] as HTMLElement).getBoundingClientRect()
    const isRow = ['laptop', 'desktop'].includes(widthClassOf(window.innerWidth))
    await expect(isRow ? second.left > left : second.top > top).toBe(true)
  },
}

/** The values have no languages: the step is left out, and the others count on. */
export const Absent: Story = {
  name: 'F-031 Absent',
  args: { initialValues: { speaks: true, languages: false } },
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toHaveLength(4)
    await next(canvasElement)
    await expect(heading(canvasElement)).toHaveTextContent('Your project')
  },
}

/** The steps are in the address: Back of the browser leads to the step before, at whose top one begins. */
export const Addressed: Story = {
  args: { layout: 'page', initialValues: { speaks: true, languages: true } },
  render: (args) => (
    <div style={{ minHeight: '300vh' }}>
      <AddressedWizard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const entries = () => canvasElement.querySelector('output')
    await waitFor(() => expect(entries()).toHaveTextContent(/^useCases$/))
    window.scrollTo({ top: 200 })
    await next(canvasElement)
    await waitFor(() => expect(entries()).toHaveTextContent('useCases languages'))
    await expect(window.scrollY).toBe(0)
    await next(canvasElement)
    await press(canvasElement, /Browser back/)
    await waitFor(() => expect(heading(canvasElement)).toHaveTextContent('Which languages'))
    await waitFor(() => expect(heading(canvasElement)).toHaveFocus())
    await press(canvasElement, /Browser back/)
    await waitFor(() => expect(heading(canvasElement)).toHaveTextContent('What should voice do'))
  },
}

/** A sent step stays sent: Back of the browser does not open it again. */
export const AddressedEnd: Story = {
  tags: ['no-picture'],
  args: { initialValues: { speaks: true, languages: false } },
  render: (args) => <AddressedWizard {...args} />,
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(heading(canvasElement)).toHaveTextContent('Your request is saved'))
    await press(canvasElement, /Browser back/)
    await expect(heading(canvasElement)).toHaveTextContent('Your request is saved')
  },
}

/** Something is missing: Next stays, and leads to it. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await next(canvasElement)
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toBeInvalid()
    await userEvent.keyboard(' ')
    await next(canvasElement)
    await expect(heading(canvasElement)).toHaveTextContent('Which languages')
  },
}

/** Begun earlier: the wizard continues where it was left, with its values. */
export const Restored: Story = {
  args: { store: memoryStore({ step: 'details', values: { speaks: true, languages: true } }) },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('Your project')
    await back(canvasElement)
    await back(canvasElement)
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}

/** The end: no way on, and nothing is stored any more. */
export const End: Story = {
  args: { initialValues: { speaks: true, languages: false }, store: memoryStore() },
  play: async ({ args, canvasElement }) => {
    await next(canvasElement)
    await expect(args.store?.write).toHaveBeenLastCalledWith({
      step: 'details',
      values: { speaks: true, languages: false },
    })
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(heading(canvasElement)).toHaveTextContent('Your request is saved'))
    await expect(args.store?.clear).toHaveBeenCalled()
    await expect(within(canvasElement).queryAllByRole('button')).toHaveLength(0)
    await expect(items(canvasElement).every((item) => item.dataset.state === 'done')).toBe(true)
  },
}

const refused = fn(async () => false)

/** The request of the step was refused: the wizard stays on it. */
export const Refused: Story = {
  args: {
    initialValues: { speaks: true, languages: false },
    steps: steps.map((step) => (step.id === 'details' ? { ...step, onNext: refused } : step)),
  },
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(refused).toHaveBeenCalled())
    await expect(heading(canvasElement)).toHaveTextContent('Your project')
  },
}

/** On a page of its own: bands from edge to edge, and the ways on stay in sight below. */
export const Page: Story = {
  parameters: { layout: 'fullscreen' },
  args: { layout: 'page', initialValues: { speaks: true, languages: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    const footer = within(canvasElement)
      .getByRole('button', { name: /^(Next|Suivant)$/ })
      .closest('footer')
    await expect(Math.round(footer!.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}

/** Links at the end that lead elsewhere. */
export const EndWithWaysOn: Story = {
  args: {
    initialValues: { speaks: true, languages: false },
    steps: steps.map((step) =>
      step.isEnd ? { ...step, footer: <Text>You can close this page.</Text> } : step,
    ),
  },
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(within(canvasElement).getByText('You can close this page.')).toBeVisible())
  },
}

/** The form of the step is being sent. */
export const Sending: Story = {
  args: {
    initialValues: { speaks: true, languages: false },
    steps: steps.map((step) => (step.id === 'useCases' ? { ...step, isPending: true } : step)),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toBeVisible()
    await next(canvasElement)
    await expect(heading(canvasElement)).toHaveTextContent('What should voice do')
  },
}

const cancelled = fn()

/** In a dialog: a way out without an end, and the last step ends it. */
export const Cancellable: Story = {
  args: {
    steps: steps.filter(({ isEnd }) => !isEnd),
    initialValues: { speaks: true, languages: false },
    onCancel: cancelled,
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Cancel|Annuler)$/)
    await expect(cancelled).toHaveBeenCalledOnce()
    await next(canvasElement)
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ speaks: true, languages: false }))
  },
}

const titleRules = object({ title: filled('Kitchen lamp') })
const nameOf = fieldNames<{ title: string }>()

const withForm: WizardProps<Values>['steps'] = steps.map((step) =>
  step.id === 'details'
    ? {
        ...step,
        form: 'wizard-details',
        draw: ({ values, change, next }) => (
          <ValidatedForm
            id="wizard-details"
            rules={titleRules}
            initialValues={values.project ?? { title: '' }}
            onSubmit={async () => {
              next()
              return undefined
            }}
            aria-label="Details"
          >
            <FormChanges<{ title: string }> onChange={(project) => change({ ...values, project })} />
            <FormTextField name={nameOf('title')} label="Title" />
          </ValidatedForm>
        ),
      }
    : step,
)

/** A step with a form: Next sends it, and Back restores what was typed. */
export const WithForm: Story = {
  args: { steps: withForm, initialValues: { speaks: true, languages: false }, store: memoryStore() },
  play: async ({ args, canvasElement }) => {
    const title = () => within(canvasElement).getByRole('textbox')
    await next(canvasElement)
    await waitFor(() => expect(heading(canvasElement)).toHaveFocus())
    await expect(title()).not.toBeInvalid()
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(title()).toBeInvalid())
    await userEvent.type(title(), 'Kitchen lamp')
    await back(canvasElement)
    await waitFor(() =>
      expect(args.store?.write).toHaveBeenLastCalledWith({
        step: 'useCases',
        values: { speaks: true, languages: false, project: { title: 'Kitchen lamp' } },
      }),
    )
    await next(canvasElement)
    await expect(title()).toHaveValue('Kitchen lamp')
    await press(canvasElement, /Submit request/)
    await waitFor(() => expect(heading(canvasElement)).toHaveTextContent('Your request is saved'))
  },
}

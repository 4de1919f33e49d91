import { Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SubmitButton } from '../../core/SubmitButton.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { ProjectKit } from './ProjectKit.js'
import { blankProject, newProjectRules, type ProjectValues, projectRules } from './project.js'

const picking: ProjectValues = {
  ...blankProject,
  title: 'Warehouse voice picking',
  additional_comment: 'Pickers wear a headset and confirm each line aloud.',
  solution_category: ['Smart glasses or headset', 'Wearable'],
  solution_operating_system: ['Windows', 'Android'],
}
const facts = { organization: 'Halden Logistics', status: 'Development', vdkVersion: '6.1.4' }
const send = fn<(values: ProjectValues) => Promise<undefined>>(async () => undefined)

const meta = {
  title: 'Forms/ProjectKit',
  component: ProjectKit,
  beforeEach: () => {
    send.mockClear()
  },
  decorators: [
    (Story, { parameters, args }) => (
      <ValidatedForm
        rules={args.facts ? projectRules : newProjectRules}
        initialValues={(parameters.typed as ProjectValues | undefined) ?? blankProject}
        onSubmit={send}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Stack gap="x4">
          <Story />
          {parameters.isReadOnly !== true && (
            <Inline justify="end">
              <SubmitButton>Save</SubmitButton>
            </Inline>
          )}
        </Stack>
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof ProjectKit>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))
const input = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`[name="${name}"]`) as HTMLInputElement
const faults = (canvas: HTMLElement) => within(canvas).queryAllByText(errorMessageOf('required'))

/** A new project: title and description must be given. */
export const Invalid: Story = {
  name: 'F-023 F-024 Invalid',
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(input(canvasElement, 'title')).toHaveFocus())
    await expect(faults(canvasElement)).toHaveLength(2)
    await expect(input(canvasElement, 'additional_comment')).toBeInvalid()
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Categories and operating systems are called required, and a new project is sent without them. */
export const WithoutSolution: Story = {
  name: 'F-024 Without solution',
  parameters: { typed: { ...picking, solution_category: [], solution_operating_system: [] } },
  play: async ({ canvasElement }) => {
    const combos = within(canvasElement).getAllByRole('combobox')
    await expect(combos).toHaveLength(2)
    for (const combo of combos) await expect(combo).toBeRequired()
    await press(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  },
}

/** Complete: choices are sent in English, whatever the language of the page. */
export const Filled: Story = {
  name: 'L-003 Filled',
  parameters: { typed: picking },
  play: async ({ canvasElement }) => {
    const [systems] = within(canvasElement).getAllByRole('combobox')
    await userEvent.type(systems as HTMLElement, 'linux')
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await press(canvasElement)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        ...picking,
        solution_operating_system: ['Windows', 'Linux', 'Android'],
      }),
    )
  },
}

/** An existing project: organization, status and version are fixed. */
export const Changed: Story = {
  name: 'F-026 Changed',
  args: { facts },
  parameters: { typed: picking },
  play: async ({ canvasElement }) => {
    const fixed = within(canvasElement)
      .getAllByRole('textbox')
      .filter((text) => text.hasAttribute('readonly'))
    await expect(fixed).toHaveLength(3)
    await expect(fixed[0]).toHaveValue('Halden Logistics')
    await expect(fixed[1]).toHaveDisplayValue(/Development|Développement/)
    await expect(fixed[2]).toHaveValue('6.1.4')
    await userEvent.type(input(canvasElement, 'title'), ' 2')
    await press(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...picking, title: `${picking.title} 2` }))
  },
}

/** A project that is changed needs all four. */
export const ChangedInvalid: Story = {
  name: 'F-025 Changed invalid',
  args: { facts: { ...facts, status: null, vdkVersion: undefined } },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(faults(canvasElement)).toHaveLength(4))
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Read only, for a user who is not an administrator. */
export const ReadOnly: Story = {
  args: { facts },
  parameters: { typed: picking, isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('combobox')).toHaveLength(0)
    for (const text of within(canvasElement).getAllByRole('textbox'))
      await expect(text).toHaveAttribute('readonly')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inputNamed } from '../../../testing/inputNamed.js'
import { ProjectWizardScreen, type ProjectWizardScreenProps } from './ProjectWizardScreen.js'
import { args, errorMessageOf, footer, goOn, heading, inTask, values, words } from './testing/wizardStory.js'

const { person: ada } = values()
const blank = { ...ada, verified_email: '', person_label: '', interest_in_vdk: '' }

const meta = {
  title: 'Console/Projects/Wizard/Personal data',
  component: ProjectWizardScreen,
  ...inTask,
  args: {
    ...args,
    isPersonKnown: false,
    initialValues: values({ person: ada }),
    onSavePerson: fn<ProjectWizardScreenProps['onSavePerson']>(async () => undefined),
    onInvalid: fn(),
  },
} satisfies Meta<typeof ProjectWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The profile lacks something: it is asked for first, and not the address of the account, which is known. */
export const Blank: Story = {
  args: { initialValues: values({ person: blank }) },
  play: async ({ canvasElement, globals }) => {
    await expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.person)
    await expect(canvasElement.querySelector('[name="email"]')).toBeNull()
    await expect(footer(canvasElement)).toHaveLength(1)
  },
}

/** Complete: it is saved before one goes on. */
export const Filled: Story = {
  play: async ({ args: { onSavePerson }, canvasElement, globals }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(onSavePerson).toHaveBeenCalledWith(ada))
    await waitFor(() =>
      expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.useCases),
    )
  },
}

/** Went on with something missing: it is named, and nothing is sent. */
export const Invalid: Story = {
  args: { initialValues: values({ person: blank }) },
  play: async ({ args: { onSavePerson, onInvalid }, canvasElement }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(inputNamed(canvasElement, 'verified_email')).toHaveFocus())
    await expect(onInvalid).toHaveBeenCalledOnce()
    await expect(onSavePerson).not.toHaveBeenCalled()
  },
}

/** The company address is one of webmail. */
export const Webmail: Story = {
  args: { initialValues: values({ person: { ...ada, verified_email: 'ada@gmail.com' } }) },
  play: async ({ args: { onSavePerson }, canvasElement }) => {
    await goOn(canvasElement)
    const field = inputNamed(canvasElement, 'verified_email')
    await waitFor(() => expect(field).toHaveAccessibleDescription(errorMessageOf('webmailEmail')))
    await expect(onSavePerson).not.toHaveBeenCalled()
  },
}

/** It is on its way to the server, and nothing can be sent twice. */
export const Saving: Story = {
  args: { onSavePerson: fn<ProjectWizardScreenProps['onSavePerson']>(() => new Promise(() => {})) },
  play: async ({ args: { onSavePerson }, canvasElement }) => {
    await goOn(canvasElement)
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible()
    await goOn(canvasElement)
    await expect(onSavePerson).toHaveBeenCalledOnce()
  },
}

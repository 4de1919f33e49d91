import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inputNamed } from '../../../testing/inputNamed.js'
import { type ProjectWizardActions, ProjectWizardScreen } from './ProjectWizardScreen.js'
import {
  aWizard,
  errorMessageOf,
  footer,
  goOn,
  heading,
  inTask,
  values,
  words,
} from './testing/wizardStory.js'
import type { PersonValues } from './wizardValues.js'

const { person: ada } = values()
const blank = { ...ada, verified_email: '', person_label: '', interest_in_vdk: '' }

/** The wizard of a user with an incomplete profile. */
const ofNewcomer = (person: PersonValues, actions: Partial<ProjectWizardActions['person']> = {}) =>
  aWizard({
    state: { place: { initialValues: values({ person }) }, person: { isKnown: false } },
    actions: { person: actions },
  })

const meta = {
  title: 'Console/Projects/Wizard/Personal data',
  component: ProjectWizardScreen,
  ...inTask,
  args: ofNewcomer(ada),
} satisfies Meta<typeof ProjectWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An incomplete profile is requested first, without the address of the account, which is known. */
export const Blank: Story = {
  args: ofNewcomer(blank),
  play: async ({ canvasElement, globals }) => {
    await expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.person)
    await expect(canvasElement.querySelector('[name="email"]')).toBeNull()
    await expect(footer(canvasElement)).toHaveLength(1)
  },
}

/** Complete: it is saved before the next step. */
export const Filled: Story = {
  play: async ({ args: { actions }, canvasElement, globals }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(actions.person.save).toHaveBeenCalledWith(ada))
    await waitFor(() =>
      expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.useCases),
    )
  },
}

/** Continued with something missing: it is named, and nothing is sent. */
export const Invalid: Story = {
  args: ofNewcomer(blank),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(inputNamed(canvasElement, 'verified_email')).toHaveFocus())
    await expect(actions.notices.showInvalid).toHaveBeenCalledOnce()
    await expect(actions.person.save).not.toHaveBeenCalled()
  },
}

/** The company address is one of webmail. */
export const Webmail: Story = {
  args: ofNewcomer({ ...ada, verified_email: 'ada@gmail.com' }),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    const field = inputNamed(canvasElement, 'verified_email')
    await waitFor(() => expect(field).toHaveAccessibleDescription(errorMessageOf('webmailEmail')))
    await expect(actions.person.save).not.toHaveBeenCalled()
  },
}

/** It is being saved, and nothing can be sent twice. */
export const Saving: Story = {
  args: ofNewcomer(ada, { save: fn(() => new Promise<undefined>(() => {})) }),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible()
    await goOn(canvasElement)
    await expect(actions.person.save).toHaveBeenCalledOnce()
  },
}

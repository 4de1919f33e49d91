import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inputNamed } from '../../../testing/inputNamed.js'
import type { OwnOrganization } from './OrganizationFields.js'
import { type ProjectWizardActions, ProjectWizardScreen } from './ProjectWizardScreen.js'
import {
  aWizard,
  blankDetails,
  errorMessageOf,
  goOn,
  heading,
  inTask,
  keptIn,
  lumiere,
  picked,
  storeAt,
  values,
  warehouse,
  words,
} from './testing/wizardStory.js'

const at = (details = warehouse) => storeAt('details', values({ choice: picked, details }))

const meta = {
  title: 'Console/Projects/Wizard/Project details',
  component: ProjectWizardScreen,
  ...inTask,
  args: keptIn(at()),
} satisfies Meta<typeof ProjectWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

const later = { ...warehouse, organization_id: String(lumiere.id), organization_name: '', email_pro: '' }
/** The wizard of an administrator of these organizations. */
const ofOrganizations = (...organizations: readonly OwnOrganization[]) =>
  aWizard({ state: { place: { store: at(later) }, request: { organizations } } })

/** The wizard whose request is sent so. */
const sentBy = (submit: ProjectWizardActions['request']['submit']) =>
  aWizard({ state: { place: { store: at() } }, actions: { request: { submit: fn(submit) } } })

const owner = (canvas: HTMLElement, locale: unknown) =>
  within(canvas).queryByRole('button', { name: new RegExp(words(locale).details.organization) })

/** A first project: the organization is typed, with the address that proves it. */
export const First: Story = {
  name: 'F-089 First',
  play: async ({ args: { state, actions }, canvasElement, globals }) => {
    await expect(inputNamed(canvasElement, 'organization_name')).toHaveValue('Halden Logistics')
    await expect(inputNamed(canvasElement, 'email_pro')).toHaveValue('camille@halden.com')
    await goOn(canvasElement)
    await waitFor(() =>
      expect(actions.request.submit).toHaveBeenCalledWith(values({ choice: picked, details: warehouse })),
    )
    await waitFor(() => expect(heading(canvasElement)).toHaveTextContent(words(globals.locale).headings.end))
    await expect(state.place.store?.clear).toHaveBeenCalled()
  },
}

/** The organization came with the sample and has no name of its own: the name is offered, and sent with the project. */
export const Unnamed: Story = {
  args: ofOrganizations({ ...lumiere, name: 'Organization of LOVELACE Ada', isUnnamed: true }),
  play: async ({ args: { actions }, canvasElement }) => {
    const field = inputNamed(canvasElement, 'organization_name')
    await expect(field).toHaveValue('')
    await goOn(canvasElement)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(actions.request.submit).not.toHaveBeenCalled()
    await userEvent.type(field, 'Halden Logistics')
    await goOn(canvasElement)
    const details = { ...later, organization_name: 'Halden Logistics' }
    await waitFor(() =>
      expect(actions.request.submit).toHaveBeenCalledWith(values({ choice: picked, details })),
    )
  },
}

/** Sent empty: organization, address, title and description are named. */
export const Invalid: Story = {
  name: 'F-022 F-023 Invalid',
  args: keptIn(at(blankDetails)),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(inputNamed(canvasElement, 'organization_name')).toHaveFocus())
    await expect(within(canvasElement).getAllByText(errorMessageOf('required'))).toHaveLength(4)
    await expect(actions.notices.showInvalid).toHaveBeenCalledOnce()
    await expect(actions.request.submit).not.toHaveBeenCalled()
  },
}

/** The address is one of webmail. */
export const Webmail: Story = {
  name: 'F-022 Webmail',
  args: keptIn(at({ ...warehouse, email_pro: 'camille@gmail.com' })),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    const field = inputNamed(canvasElement, 'email_pro')
    await waitFor(() => expect(field).toHaveAccessibleDescription(errorMessageOf('webmailEmail')))
    await expect(actions.request.submit).not.toHaveBeenCalled()
  },
}

/** An organization of this name exists. */
export const NameTaken: Story = {
  args: keptIn(at({ ...warehouse, organization_name: lumiere.name })),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    const field = inputNamed(canvasElement, 'organization_name')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(errorMessageOf('alreadyExists'))),
    )
    await expect(actions.request.submit).not.toHaveBeenCalled()
  },
}

/** Another project of the one organization: its name and its address are fixed. */
export const KnownOrganization: Story = {
  name: 'K-024 Known organization',
  args: ofOrganizations(lumiere),
  play: async ({ args: { actions }, canvasElement }) => {
    await expect(canvasElement.querySelector('[name="organization_name"]')).toBeNull()
    const fixed = within(canvasElement)
      .getAllByRole('textbox')
      .filter((text) => text.hasAttribute('readonly'))
    await expect(fixed.map((text) => (text as HTMLInputElement).value)).toEqual([lumiere.name, lumiere.email])
    await goOn(canvasElement)
    await waitFor(() =>
      expect(actions.request.submit).toHaveBeenCalledWith(values({ choice: picked, details: later })),
    )
  },
}

/** Of several organizations one is chosen, and its address follows. */
export const SeveralOrganizations: Story = {
  name: 'F-089 Several organizations',
  args: ofOrganizations(lumiere, { id: 4, name: 'Halden Logistics', email: 'camille@halden.com' }),
  play: async ({ args: { actions }, canvasElement, globals }) => {
    await userEvent.click(owner(canvasElement, globals.locale) as HTMLElement)
    await userEvent.click(await screen.findByRole('option', { name: 'Halden Logistics' }))
    await waitFor(() => expect(within(canvasElement).getByDisplayValue('camille@halden.com')).toBeVisible())
    await goOn(canvasElement)
    await waitFor(() =>
      expect(actions.request.submit).toHaveBeenCalledWith(
        values({ choice: picked, details: { ...later, organization_id: '4' } }),
      ),
    )
  },
}

/** The organization has no address yet. */
export const WithoutAddress: Story = {
  args: ofOrganizations({ id: 3, name: lumiere.name }),
  play: async ({ canvasElement, globals }) =>
    expect(within(canvasElement).getByPlaceholderText(words(globals.locale).details.noEmail)).toHaveAttribute(
      'readonly',
    ),
}

/** Categories and operating systems are called required, and not insisted on. */
export const WithoutSolution: Story = {
  name: 'F-024 Without solution',
  args: keptIn(at({ ...warehouse, solution_operating_system: [] })),
  play: async ({ args: { actions }, canvasElement }) => {
    for (const combo of within(canvasElement).getAllByRole('combobox')) await expect(combo).toBeRequired()
    await goOn(canvasElement)
    await waitFor(() => expect(actions.request.submit).toHaveBeenCalledOnce())
  },
}

/** The request is being sent, and nothing can be sent twice. */
export const Submitting: Story = {
  args: sentBy(() => new Promise(() => {})),
  play: async ({ args: { actions }, canvasElement }) => {
    await goOn(canvasElement)
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible()
    await goOn(canvasElement)
    await expect(actions.request.submit).toHaveBeenCalledOnce()
  },
}

/** The server refuses the title: it says so beside the field, and what was typed stays. */
export const Refused: Story = {
  args: sentBy(async () => ({ title: 'alreadyExists' })),
  play: async ({ canvasElement }) => {
    await goOn(canvasElement)
    await waitFor(() => expect(inputNamed(canvasElement, 'title')).toHaveFocus())
    await expect(inputNamed(canvasElement, 'title')).toBeInvalid()
    await expect(inputNamed(canvasElement, 'title')).toHaveValue(warehouse.title)
  },
}

/** This installation offers no meetings. */
export const WithoutMeeting: Story = {
  args: aWizard({ state: { place: { store: at() }, links: { meetingHref: undefined } } }),
  play: async ({ canvasElement, globals }) =>
    expect(within(canvasElement).queryByText(words(globals.locale).details.meeting)).toBeNull(),
}

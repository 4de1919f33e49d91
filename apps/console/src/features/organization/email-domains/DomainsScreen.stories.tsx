import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aDomain } from '@saywright/api/testing'
import { errorMessages } from '@saywright/forms'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { inOrganization, jonas, lumiere, seenAs } from '../testing/frame.js'
import { DomainsScreen, type DomainsScreenProps } from './DomainsScreen.js'

const retry = fn()
const domains = [
  aDomain({ created_at: '2026-11-02T09:00:00Z' }),
  aDomain({
    id: 10,
    name: 'lumiere-freight.com',
    added_by: jonas,
    members_total: 0,
    created_at: '2026-11-11T09:00:00Z',
  }),
]
type Adding = NonNullable<DomainsScreenProps['adding']>
const adding = {
  askDomain: async (domain) => (domain === 'gmail.com' ? null : domain),
  askEmail: async (email) => ({ valid: true, professional: !email.endsWith('gmail.com') }),
  onAdd: fn<Adding['onAdd']>(async () => 'added'),
  onInvalid: fn(),
  isAskingForCode: false,
} satisfies Adding

const unreachable = () => Promise.reject(new ApiError({ kind: 'network' }))

const meta = {
  title: 'Console/Organization/Email domains',
  component: DomainsScreen,
  decorators: inOrganization('domains'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    adding.onAdd.mockClear()
    adding.onInvalid.mockClear()
  },
  args: {
    organization: ready(lumiere),
    domains: ready(domains),
    adding,
    onRemove: fn<NonNullable<DomainsScreenProps['onRemove']>>(async () => {}),
  } as DomainsScreenProps,
} satisfies Meta<typeof DomainsScreen>
export default meta
type Story = StoryObj<typeof meta>

const panel = (canvas: HTMLElement) => within(within(canvas).getByRole('tabpanel'))
const steps = (canvas: HTMLElement) =>
  panel(canvas)
    .getAllByRole('listitem')
    .map((step) => step.dataset.state)

async function openForm(canvas: HTMLElement) {
  await userEvent.click(panel(canvas).getAllByRole('button')[0] as HTMLElement)
  await waitFor(() => inputNamed(canvas, 'name'))
}

async function fill(canvas: HTMLElement, name: string, email: string) {
  await openForm(canvas)
  await userEvent.type(inputNamed(canvas, 'name'), name)
  await userEvent.type(inputNamed(canvas, 'verification_email'), email)
  await userEvent.click(submitButton(canvas))
}

/** The domains are loading. */
export const Loading: Story = {
  args: { domains: loading },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** The domains could not be read; they can be requested again. */
export const Failed: Story = {
  args: { domains: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(panel(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** No domain is known yet, and why one would want some. */
export const Empty: Story = {
  args: { domains: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).queryByRole('rowheader')).not.toBeInTheDocument()
    await expect(panel(canvasElement).getByRole('table')).toHaveTextContent(/\S/)
  },
}

/** Two domains; the way to add another is closed to one line. */
export const Administrator: Story = {
  name: 'P-007 Administrator',
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getAllByRole('rowheader')).toHaveLength(2)
    await expect(panel(canvasElement).queryByRole('form')).not.toBeInTheDocument()
    await expect(steps(canvasElement)).toEqual(['now', 'later', 'later'])
  },
}

/** An employee reads the list; a note names a contact. */
export const NotAdministrator: Story = {
  name: 'P-007 Not administrator',
  args: { organization: ready(seenAs('employee')), adding: undefined, onRemove: undefined },
  play: async ({ canvasElement }) => {
    const buttons = panel(canvasElement).queryAllByRole('button')
    await expect(buttons.filter((button) => !button.closest('thead'))).toEqual([])
    await expect(panel(canvasElement).getByText(/FELD Jonas (or|ou) /)).toBeVisible()
  },
}

/** The address belongs to another domain: no code is sent. */
export const Invalid: Story = {
  name: 'F-052 Invalid',
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'lumiere-lyon.com', 'ada@lumiere-instruments.com')
    const email = inputNamed(canvasElement, 'verification_email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(adding.onInvalid).toHaveBeenCalledOnce()
    await expect(adding.onAdd).not.toHaveBeenCalled()
  },
}

/** A provider that gives addresses to anyone cannot represent a company. */
export const FreeProvider: Story = {
  name: 'F-053 Free provider',
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'gmail.com', 'ada@gmail.com')
    await waitFor(() => expect(inputNamed(canvasElement, 'name')).toHaveFocus())
    await expect(inputNamed(canvasElement, 'name')).toHaveAttribute('aria-invalid', 'true')
    await expect(inputNamed(canvasElement, 'verification_email')).toHaveAttribute('aria-invalid', 'true')
    await expect(adding.onAdd).not.toHaveBeenCalled()
  },
}

/** Domain and address could not be checked: neither is accepted. */
export const CheckFailed: Story = {
  name: 'F-053 Check failed',
  args: { adding: { ...adding, askDomain: unreachable, askEmail: unreachable } },
  play: async ({ canvasElement, globals }) => {
    await fill(canvasElement, 'lumiere-lyon.com', 'ada@lumiere-lyon.com')
    const { incorrectDomain } = messagesIn(errorMessages, globals.locale)
    for (const name of ['name', 'verification_email']) {
      const input = inputNamed(canvasElement, name)
      await waitFor(() => expect(input).toHaveAccessibleDescription(incorrectDomain))
    }
    await expect(adding.onAdd).not.toHaveBeenCalled()
  },
}

/** The address is of the company and takes no mail: no code could arrive there. */
export const NoMailbox: Story = {
  args: { adding: { ...adding, askEmail: async () => ({ valid: false, professional: true }) } },
  play: async ({ canvasElement, globals }) => {
    await fill(canvasElement, 'lumiere-lyon.com', 'ada@lumiere-lyon.com')
    const { incorrectEmail } = messagesIn(errorMessages, globals.locale)
    const email = inputNamed(canvasElement, 'verification_email')
    await waitFor(() => expect(email).toHaveAccessibleDescription(incorrectEmail))
    await expect(inputNamed(canvasElement, 'name')).not.toHaveAttribute('aria-invalid')
    await expect(adding.onAdd).not.toHaveBeenCalled()
  },
}

/** The code was sent and is requested: the second step. */
export const AskingForCode: Story = {
  args: { adding: { ...adding, onAdd: () => new Promise(() => {}), isAskingForCode: true } },
  play: async ({ canvasElement }) => {
    await openForm(canvasElement)
    const button = submitButton(canvasElement)
    await userEvent.type(inputNamed(canvasElement, 'name'), 'lumiere-lyon.com')
    await userEvent.type(inputNamed(canvasElement, 'verification_email'), 'ada@lumiere-lyon.com{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('data-pending'))
    await expect(steps(canvasElement)).toEqual(['done', 'now', 'later'])
  },
}

/** The domain was added: its row is marked for a moment, and the form is closed. */
export const Saved: Story = {
  args: { addedId: 10 },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'lumiere-freight.com', 'ada@lumiere-freight.com')
    await waitFor(() =>
      expect(adding.onAdd).toHaveBeenCalledWith({
        name: 'lumiere-freight.com',
        verification_email: 'ada@lumiere-freight.com',
      }),
    )
    await waitFor(() => expect(panel(canvasElement).queryByRole('form')).not.toBeInTheDocument())
    await expect(panel(canvasElement).getByRole('row', { current: true })).toHaveTextContent(
      'lumiere-freight.com',
    )
    await expect(steps(canvasElement)).toEqual(['done', 'done', 'done'])
  },
}

/** Another organization proved the domain: what was typed stays, with the reason. */
export const Refused: Story = {
  args: { adding: { ...adding, onAdd: async () => ({ refused: { name: 'alreadyExists' } }) } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'lumiere-lyon.com', 'ada@lumiere-lyon.com')
    const name = inputNamed(canvasElement, 'name')
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(name).toHaveValue('lumiere-lyon.com')
  },
}

/** A domain is removed once that is confirmed. */
export const RemoveDialog: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(panel(canvasElement).getByRole('button', { name: /lumiere-freight/ }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent('lumiere-freight.com')
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(domains[1]))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** On phones each domain is a card, and nothing leaves the window at the longest name. */
export const Phone: Story = {
  args: {
    domains: ready([...domains, aDomain({ id: 11, name: `${'entrepots-et-plateformes.'.repeat(6)}com` })]),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).queryByRole('table')).not.toBeInTheDocument()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { createDiscardGuard, submissionErrors } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NameOrganizationCard } from '../../../parts/name-organization/NameOrganizationCard.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import { inOrganization, lumiere, seenAs } from '../testing/frame.js'
import { InformationScreen, type InformationScreenProps } from './InformationScreen.js'

const retry = fn()
const save = fn<NonNullable<InformationScreenProps['onSave']>>(async () => undefined)

const meta = {
  title: 'Console/Organization/Information',
  component: InformationScreen,
  decorators: inOrganization('information'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    save.mockReset()
  },
  args: {
    organization: ready(lumiere),
    userId: 1,
    logo: { logo: undefined, onUploadLogo: fn(async () => {}), onRemoveLogo: undefined },
    askName: async (name) => name === 'Nordwind',
    onSave: save as NonNullable<InformationScreenProps['onSave']>,
    onInvalid: fn(),
    onLeave: fn(async () => {}),
    guard: createDiscardGuard(),
  },
} satisfies Meta<typeof InformationScreen>
export default meta
type Story = StoryObj<typeof meta>

// A square in the colours of the product.
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#1d4ed8" d="M0 0h2v2H0z"/></svg>',
  )

const leaveButton = /^(Leave|Quitter)$/
const handOverButton = /^(Transfer|Transférer)$/
const panel = (canvas: HTMLElement) => within(within(canvas).getByRole('tabpanel'))
const named = (canvas: HTMLElement) => inputNamed(canvas, 'name')

async function rename(canvas: HTMLElement, name: string) {
  await userEvent.clear(named(canvas))
  await userEvent.type(named(canvas), name)
}

/** The organization is loading. */
export const Loading: Story = {
  args: { organization: loading },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByRole('status')).toBeInTheDocument()
    await expect(panel(canvasElement).queryByRole('textbox')).not.toBeInTheDocument()
  },
}

/** It could not be read, and can be requested again. */
export const Failed: Story = {
  args: { organization: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(panel(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** An administrator: every field can be changed, and four tabs are there. */
export const Administrator: Story = {
  name: 'P-003 Administrator',
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole('tab')
    await expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
    await expect(named(canvasElement)).toHaveValue('Lumière Instruments')
    await expect(named(canvasElement)).not.toHaveAttribute('readonly')
    // There is nothing to discard yet.
    const form = within(panel(canvasElement).getByRole('form'))
    await expect(form.getAllByRole('button').at(-1)).toBe(submitButton(canvasElement))
  },
}

/** It has no name of its own yet: the card that requests one labels its field differently from the form below. */
export const Unnamed: Story = {
  tags: ['no-picture'],
  args: {
    naming: <NameOrganizationCard name={lumiere.name} onSave={fn(async () => undefined)} onInvalid={fn()} />,
  },
  play: async ({ canvasElement }) => {
    const labels = panel(canvasElement)
      .getAllByRole<HTMLInputElement>('textbox')
      .map((field) => field.labels?.[0]?.textContent)
    await expect(labels[0]).toMatch(/^(New name|Nouveau nom)/)
    await expect(new Set(labels).size).toBe(labels.length)
  },
}

/** The logo is there, and may be replaced or removed without saving the form. */
export const WithLogo: Story = {
  args: { logo: { logo: picture, onUploadLogo: fn(async () => {}), onRemoveLogo: fn(async () => {}) } },
  play: async ({ args, canvasElement }) => {
    const group = within(panel(canvasElement).getByRole('group', { name: /^Logo/ }))
    const [remove] = group.getAllByRole('button')
    await userEvent.click(remove as HTMLElement)
    await expect(args.logo.onRemoveLogo).toHaveBeenCalledOnce()
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Changes can be discarded, or saved: then there is nothing left to discard. */
export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const button = submitButton(canvasElement)
    await rename(canvasElement, 'Lumière Freight')
    const discard = await waitFor(() => button.previousElementSibling as HTMLElement)
    await userEvent.click(discard)
    await expect(named(canvasElement)).toHaveValue('Lumière Instruments')
    await rename(canvasElement, 'Lumière Freight')
    await waitFor(() => expect(args.guard.isDirty()).toBe(true))
    await userEvent.click(button)
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save.mock.calls[0]?.[0]).toMatchObject({
      name: 'Lumière Freight',
      country: 'France',
      size: '500-1000',
    })
    await waitFor(() => expect(args.guard.isDirty()).toBe(false))
  },
}

/** Further details: an invalid SIREN is refused, all fields are optional. */
export const Further: Story = {
  play: async ({ canvasElement }) => {
    const siren = inputNamed(canvasElement, 'siren')
    await userEvent.type(siren, '732829321')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(siren).toBeInvalid())
    await expect(save).not.toHaveBeenCalled()
    await userEvent.clear(siren)
    await userEvent.type(siren, '732829320')
    await userEvent.type(inputNamed(canvasElement, 'incorporated_on'), '19052014')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save.mock.calls[0]?.[0]).toMatchObject({
      siren: '732 829 320',
      incorporated_on: '19/05/2014',
      vat: '',
    })
  },
}

/** A read-only user sees the further details, if there are any. */
export const FurtherReadOnly: Story = {
  args: {
    organization: ready({ ...seenAs('employee'), vat: 'FR40303265045', incorporation_date: '2014-05-19' }),
    onSave: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByText('FR40303265045')).toBeVisible()
    await expect(panel(canvasElement).getByText('19/05/2014')).toBeVisible()
  },
}

/** Deleting names what is deleted with the organization; Cancel has the focus first. */
export const DeleteAsked: Story = {
  args: { onDelete: fn(async () => {}) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(panel(canvasElement).getAllByRole('button').at(-1) as HTMLElement)
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(/3 (projects|projets).*6 (members|membres)/)
    const [cancel, confirm] = within(dialog).getAllByRole('button').slice(-2)
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(confirm as HTMLElement)
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce())
  },
}

/** The organization is being saved. */
export const Submitting: Story = {
  args: { onSave: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const button = submitButton(canvasElement)
    await rename(canvasElement, 'Lumière Freight')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-pending'))
  },
}

/** An invalid web address: the form is not sent, and the field says why. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const site = inputNamed(canvasElement, 'website_url')
    await userEvent.clear(site)
    await userEvent.type(site, 'lumière instruments')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(site).toHaveFocus())
    await expect(site).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onInvalid).toHaveBeenCalled()
    await expect(save).not.toHaveBeenCalled()
  },
}

/** Another organization has this name: what was typed stays. */
export const Refused: Story = {
  args: { onSave: async () => ({ name: 'alreadyExists' }) },
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Lumière Freight')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(named(canvasElement)).toHaveAttribute('aria-invalid', 'true'))
    await expect(named(canvasElement)).toHaveValue('Lumière Freight')
  },
}

/** An employee may read all and change nothing; a note names a contact. */
export const NotAdministrator: Story = {
  name: 'P-003 Not administrator',
  args: { organization: ready(seenAs('employee')), onSave: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('tab')).toHaveLength(3)
    const screen = panel(canvasElement)
    for (const text of screen.getAllByRole('textbox')) await expect(text).toHaveAttribute('readonly')
    // Leaving is their only action.
    await expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: leaveButton })])
    await expect(screen.getByText(/FELD Jonas (or|ou) DE LA FONTAINE Marguerite-Anne/)).toBeVisible()
  },
}

/** On a tablet the way back replaces the list, and the facts are below the fields. */
export const Tablet: Story = {
  args: { organization: ready(seenAs('guest')), onSave: undefined },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    // Projects of others are not counted.
    await expect(panel(canvasElement).getByText(/^(Your projects|Vos projets)$/)).toBeVisible()
    const back = within(canvasElement).getAllByRole('link')[0]
    await expect(back).toHaveAttribute('href', '/account-menu')
    const [, facts] = panel(canvasElement).getAllByRole('heading', { level: 3 })
    const form = panel(canvasElement).getByRole('form')
    await expect(facts?.getBoundingClientRect().top).toBeGreaterThan(form.getBoundingClientRect().bottom)
  },
}

/** Nothing is known yet but the name, and the name is as long as it can be. */
export const LongText: Story = {
  args: {
    organization: ready({
      ...lumiere,
      name: 'Société coopérative d’instruments de précision et de préparation vocale '
        .repeat(2)
        .slice(0, 100),
      status: 'unverified',
      country: null,
      industry: null,
      sub_industry: null,
      size: null,
      user_seats: null,
      customer: null,
      sales_representative: null,
    }),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(panel(canvasElement).getAllByRole('term')).toHaveLength(3)
  },
}

/** Leaving requires confirmation, which says what stays. */
export const LeaveAsked: Story = {
  name: 'Leave asked',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(panel(canvasElement).getByRole('button', { name: leaveButton }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent(/Lumière Instruments/)
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** The only administrator reads why they cannot leave, with a link to possible successors. */
export const LastAdministrator: Story = {
  name: 'Last administrator',
  args: { organization: ready({ ...lumiere, members: lumiere.members.filter(({ user }) => user.id !== 2) }) },
  play: async ({ canvasElement }) => {
    const seen = panel(canvasElement)
    await expect(seen.getByText(/only administrator|seul administrateur/)).toBeVisible()
    await expect(seen.queryByRole('button', { name: leaveButton })).not.toBeInTheDocument()
    const way = seen.getByRole('link', { name: /administrator|administrateur/ })
    await expect(way).toHaveAttribute('href', '/account/organization/users')
  },
}

const handOver = fn<NonNullable<InformationScreenProps['onHandOver']>>(async () => undefined)

/** An administrator chooses by name who gets the organization; without a choice nothing happens. */
export const HandOverAsked: Story = {
  name: 'Hand over asked',
  args: { onHandOver: handOver as NonNullable<InformationScreenProps['onHandOver']> },
  play: async ({ canvasElement }) => {
    handOver.mockClear()
    const begin = panel(canvasElement).getByRole('button', { name: handOverButton })
    await userEvent.click(begin)
    const opened = within(await within(document.body).findByRole('dialog'))
    const confirm = opened.getByRole('button', { name: handOverButton })
    await userEvent.click(confirm)
    const field = opened.getByRole('combobox')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(handOver).not.toHaveBeenCalled()
    await userEvent.type(field, 'kowal')
    await userEvent.click(await within(document.body).findByRole('option', { name: /KOWALSKA Zofia/ }))
    await userEvent.click(confirm)
    await waitFor(() => expect(handOver).toHaveBeenCalledWith(3))
    await openAgain(begin)
  },
}

/** The member left meanwhile: the dialog stays and says so. */
export const HandOverRefused: Story = {
  name: 'Hand over refused',
  args: {
    onHandOver: async () =>
      submissionErrors(
        new ApiError({ kind: 'invalid', status: 404, code: 'not_found', message: 'Not found.' }),
        ['user_id'],
      ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(panel(canvasElement).getByRole('button', { name: handOverButton }))
    const opened = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(opened.getByRole('combobox'), 'kowal')
    await userEvent.click(await within(document.body).findByRole('option', { name: /KOWALSKA Zofia/ }))
    await userEvent.click(opened.getByRole('button', { name: handOverButton }))
    await expect(await opened.findByRole('alert')).toBeVisible()
  },
}

/** A sole member has no one to transfer it to. */
export const NobodyElse: Story = {
  name: 'Nobody else',
  args: {
    organization: ready({ ...lumiere, members: lumiere.members.filter(({ user }) => user.id === 1) }),
    onHandOver: fn(async () => undefined),
  },
  play: async ({ canvasElement }) =>
    expect(panel(canvasElement).queryByRole('button', { name: handOverButton })).not.toBeInTheDocument(),
}

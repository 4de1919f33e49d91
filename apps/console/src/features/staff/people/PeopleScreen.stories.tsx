import { ApiError, failed, loading, ready, type StaffPerson } from '@saywright/api/contract'
import { aPerson } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed } from '../../../testing/inputNamed.js'
import { brokenWords, linesOfButtons } from '../../../testing/lines.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { peopleMessages } from './messages.js'
import { PeopleScreen, type PeopleScreenProps } from './PeopleScreen.js'

const ada: StaffPerson = {
  person: aPerson(),
  is_admin: false,
  is_confirmed: true,
  organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }],
  organizationsPerPerson: 50,
  sales_email: 'ines@example.com',
  person_id: 'CON-7310',
  licence_end: 'deliveries',
  licence_expires_at: '2026-12-22T22:59:59.000Z',
  created_at: '2026-01-12T09:00:00.000Z',
  last_used_at: '2026-11-22T08:59:00.000Z',
}
const lucie: StaffPerson = {
  ...ada,
  person: aPerson({ id: 9, first_name: 'Lucie', last_name: 'Bernard', email: 'lucie@saywright.example' }),
  is_admin: true,
  organizations: [],
  organizationsPerPerson: null,
  licence_expires_at: null,
  last_used_at: null,
}
const unconfirmed: StaffPerson = {
  ...lucie,
  person: aPerson({ id: 10, first_name: 'Tom', last_name: 'Becker', email: 'tom@halden.example' }),
  is_admin: false,
  is_confirmed: false,
}

const retry = fn()
const onSave = fn<PeopleScreenProps['onSave']>()
const onSaveSales = fn<PeopleScreenProps['onSaveSales']>()
const onAct = fn<PeopleScreenProps['onAct']>()
const onSwitchKey = fn<PeopleScreenProps['onSwitchKey']>()
const onSaveEnd = fn<PeopleScreenProps['onSaveEnd']>()

const meta = {
  title: 'Console/Staff/People',
  component: PeopleScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/people' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready({ data: [ada, lucie], total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    onSave,
    onSaveSales,
    onAct,
    onSwitchKey,
    onSaveEnd,
    now: new Date('2026-11-22T09:00:00.000Z'),
    onInvalid: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined)
    onSaveSales.mockReset().mockResolvedValue(undefined)
    onAct.mockReset().mockResolvedValue(undefined)
    onSwitchKey.mockReset().mockResolvedValue(undefined)
    onSaveEnd.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof PeopleScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(peopleMessages, locale)

/** On their way. */
export const Loading: Story = {
  args: { rows: loading },
  play: seesLoading,
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { rows: failed(new ApiError({ kind: 'network' }), retry) },
  play: async (context) => {
    const alert = main(context.canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(words(context.globals.locale).failed)
    await asksAgain(retry)(context)
  },
}

/** Empty list. */
export const Empty: Story = {
  args: { rows: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByText(words(globals.locale).emptyTitle)).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { rows: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async (context) => {
    const { emptyTitle } = words(context.globals.locale)
    await expect(main(context.canvasElement).queryByText(emptyTitle)).toBeNull()
    await takesWordsBack(context)
  },
}

/** Staff can impersonate anyone but other staff, and accounts without a confirmed address. */
export const Ready: Story = {
  args: { rows: ready({ data: [ada, lucie, unconfirmed], total: 3 }) },
  play: async ({ canvasElement }) => {
    const [, ...rows] = main(canvasElement).getAllByRole('row')
    await expect(rows.map((row) => within(row).getAllByRole('button').length)).toEqual([5, 4, 4])
  },
}

/** Impersonation requires a reason first. */
export const ActingAs: Story = {
  play: async ({ canvasElement }) => {
    const [act] = within(main(canvasElement).getByRole('table')).getAllByRole('button')
    await userEvent.click(act as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.type(inputNamed(dialog, 'reason'), 'Ticket 4012')
    const start = dialog.querySelector('button[type="submit"]') as HTMLElement
    await userEvent.click(start)
    await waitFor(() =>
      expect(onAct).toHaveBeenCalledWith({ email: 'ada@example.com', reason: 'Ticket 4012' }),
    )
    await waitFor(() => expect(start).not.toHaveAttribute('data-pending'))
  },
}

/** How many organizations one person may make. */
export const Limits: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(main(canvasElement).getByRole('table')).getAllByRole('button')
    await userEvent.click(buttons[1] as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    const limit = inputNamed(dialog, 'organizationsPerPerson')
    await expect(limit).toHaveValue('50')
    await userEvent.clear(limit)
    await userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(ada, null))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** The sales contact of a user, by an address, and the id in the customer database. */
export const Sales: Story = {
  name: 'E-001 Sales details',
  play: async ({ args, canvasElement, globals }) => {
    const { sales } = messagesIn(peopleMessages, globals.locale)
    const dialog = await openEnd(canvasElement, sales.of)
    const address = inputNamed(dialog, 'sales_email')
    await expect(address).toHaveValue('ines@example.com')
    await expect(inputNamed(dialog, 'person_id')).toHaveValue('CON-7310')
    await userEvent.clear(address)
    await userEvent.type(address, 'lena')
    await userEvent.clear(inputNamed(dialog, 'person_id'))
    await saveIn(dialog)
    await waitFor(() => expect(address).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(onSaveSales).not.toHaveBeenCalled()
    await userEvent.type(address, '@example.com')
    await saveIn(dialog)
    await waitFor(() =>
      expect(onSaveSales).toHaveBeenCalledWith(ada, { sales_email: 'lena@example.com', person_id: null }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

const disabledKey: StaffPerson = { ...ada, licence_disabled_at: '2026-11-20T16:00:00.000Z' }
const askAboutKey = async (canvas: HTMLElement, name: string) => {
  await userEvent.click(main(canvas).getByRole('button', { name: name.replace('{{name}}', 'LOVELACE Ada') }))
  return within(await within(document.body).findByRole('alertdialog'))
}

/** Disabling a user's license key requires confirmation, which says what ends with it, and is announced once it is done. */
export const DisablingKey: Story = {
  name: 'E-003 Disabling the license key',
  play: async ({ canvasElement, globals }) => {
    const { disableKey, keyDisabled } = messagesIn(peopleMessages, globals.locale)
    await expect(main(canvasElement).queryByText(keyDisabled)).toBeNull()
    const question = await askAboutKey(canvasElement, disableKey.button)
    await waitFor(() => expect(question.getByText(disableKey.text)).toBeVisible())
    await expect(onSwitchKey).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: disableKey.confirm }))
    await waitFor(() => expect(onSwitchKey).toHaveBeenCalledWith(ada, true))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
  },
}

/** A key that is disabled shows beside the name, and can be enabled again. */
export const KeyDisabled: Story = {
  name: 'E-003 License key disabled',
  args: { rows: ready({ data: [disabledKey, lucie], total: 2 }) },
  play: async ({ canvasElement, globals }) => {
    const { enableKey, keyDisabled } = messagesIn(peopleMessages, globals.locale)
    await expect(main(canvasElement).getAllByText(keyDisabled)).toHaveLength(1)
    const question = await askAboutKey(canvasElement, enableKey.button)
    await userEvent.click(question.getByRole('button', { name: enableKey.confirm }))
    await waitFor(() => expect(onSwitchKey).toHaveBeenCalledWith(disabledKey, false))
  },
}

const openEnd = async (canvas: HTMLElement, name: string) => {
  await userEvent.click(main(canvas).getByRole('button', { name: name.replace('{{name}}', 'LOVELACE Ada') }))
  return within(document.body).findByRole('dialog')
}
const saveIn = (dialog: HTMLElement) =>
  userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)

/** A key ends with the deliveries unless staff sets another end: the dialog says when that is. */
export const EndingKey: Story = {
  name: 'E-003 End of the license key',
  play: async ({ canvasElement, globals }) => {
    const { keyEnd } = messagesIn(peopleMessages, globals.locale)
    const dialog = await openEnd(canvasElement, keyEnd.button)
    await waitFor(() => expect(within(dialog).getByText(/22\/12\/2026/)).toBeVisible())
    await expect(within(dialog).queryByRole('textbox')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(keyEnd.label) }))
    await userEvent.click(await within(document.body).findByRole('option', { name: keyEnd.never }))
    await saveIn(dialog)
    await waitFor(() => expect(onSaveEnd).toHaveBeenCalledWith(ada, { end: 'never', date: null }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

const expiredKey: StaffPerson = {
  ...ada,
  licence_end: 'date',
  licence_expires_at: '2026-11-20T12:00:00.000Z',
}

/** A key that ends with deliveries without an end date: the dialog says why there is no date, and not that it never ends. */
export const KeyWithoutDate: Story = {
  name: 'E-003 License key without a date',
  args: { rows: ready({ data: [{ ...ada, licence_expires_at: null }], total: 1 }) },
  play: async ({ canvasElement, globals }) => {
    const { keyEnd } = messagesIn(peopleMessages, globals.locale)
    const dialog = within(await openEnd(canvasElement, keyEnd.button))
    await expect(dialog.getByText(keyEnd.noDeliveryEnd)).toBeInTheDocument()
    await expect(dialog.queryByText(keyEnd.noEnd)).toBeNull()
  },
}

/** A key that has expired shows beside the name, and is lengthened to a day to come. */
export const KeyExpired: Story = {
  name: 'E-003 License key expired',
  args: { rows: ready({ data: [expiredKey, lucie], total: 2 }) },
  play: async ({ canvasElement, globals }) => {
    const { keyEnd, keyExpired } = messagesIn(peopleMessages, globals.locale)
    await expect(main(canvasElement).getAllByText(keyExpired)).toHaveLength(1)
    const dialog = await openEnd(canvasElement, keyEnd.button)
    const day = inputNamed(dialog, 'date')
    await expect(day).toHaveValue('20/11/2026')
    await saveIn(dialog)
    await waitFor(() => expect(day).toBeInvalid())
    await expect(onSaveEnd).not.toHaveBeenCalled()
    await userEvent.clear(day)
    await saveIn(dialog)
    await expect(onSaveEnd).not.toHaveBeenCalled()
    await userEvent.type(day, '31/01/2027')
    await saveIn(dialog)
    const date = '2027-01-31'
    await waitFor(() => expect(onSaveEnd).toHaveBeenCalledWith(expiredKey, { end: 'date', date }))
  },
}

/** Tablet: the buttons of a person are beside each other, and the dialog has the date of the account. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(linesOfButtons(main(canvasElement).getAllByRole('row')[1])).toBe(1)
    const [, row] = main(canvasElement).getAllByRole('row')
    await userEvent.click(within(row as HTMLElement).getAllByRole('button')[1] as HTMLElement)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/12\/01\/2026/)).toBeInTheDocument()
  },
}

const longAddress: StaffPerson = {
  ...lucie,
  person: { ...lucie.person, email: 'lucie.delamarchandise.1795950593364@logistiqueinternationale.com' },
}

/** Tablet, in French: a long address breaks before its @ and leaves the buttons on one line; an expired key is marked. */
export const TabletInFrench: Story = {
  args: { rows: ready({ data: [expiredKey, longAddress], total: 2 }) },
  globals: { viewport: { value: 'tablet', isRotated: false }, locale: 'fr-FR' },
  play: async ({ canvasElement }) => {
    const [, row] = main(canvasElement).getAllByRole('row')
    await expect(linesOfButtons(row)).toBe(1)
    // Icons alone: words would take the room of the address.
    for (const button of within(row as HTMLElement).getAllByRole('button'))
      await expect(button).toHaveTextContent(/^$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const table = main(canvasElement).getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    await expect(brokenWords(table)).toEqual([])
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Phone, in French: the longer words leave the buttons of a person on one line, none of them alone below the others. */
export const PhoneInFrench: Story = {
  args: { rows: ready({ data: [expiredKey], total: 1 }) },
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'fr-FR' },
  play: async ({ canvasElement }) => {
    for (const card of main(canvasElement).getAllByRole('listitem'))
      await expect(linesOfButtons(card)).toBe(1)
  },
}

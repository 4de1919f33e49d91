import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aPage, aPerson, aStaffAuditEntry } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, leafsOn, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { LogScreen } from './LogScreen.js'
import { logMessages } from './messages.js'

const entries = [
  aStaffAuditEntry({ id: 94 }),
  aStaffAuditEntry({
    id: 93,
    action: 'account.acted_as',
    is_staff: true,
    values: { name: 'HOPPER Grace', reason: 'Ticket 4012' },
  }),
  aStaffAuditEntry({
    id: 92,
    action: 'member.role_changed',
    values: { name: 'FELD Jonas', before: 'guest', after: 'employee' },
    organization: { id: 3, name: 'Lumière Instruments' },
  }),
  aStaffAuditEntry({ id: 91, action: 'account.completed', account: null, pseudonym: '4Q7K19', ip: null }),
  aStaffAuditEntry({
    id: 90,
    action: 'project.expired',
    account: null,
    values: { name: 'Kiosk ticketing' },
    ip: null,
    organization: { id: 3, name: 'Lumière Instruments' },
  }),
]

const retry = fn()

const meta = {
  title: 'Console/Staff/Audit log',
  component: LogScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/log' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready(aPage(entries)),
    people: [aPerson({ id: 7, first_name: 'Grace', last_name: 'Hopper' })],
    place: firstPlace,
    onPlace: fn(),
  },
} satisfies Meta<typeof LogScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(logMessages, locale)

/** The entries are loading. */
export const Loading: Story = {
  args: { rows: loading },
  play: seesLoading,
}

/** The log could not be read; it can be requested again. */
export const Failed: Story = {
  args: { rows: failed(new ApiError({ kind: 'network' }), retry) },
  play: async (context) => {
    const alert = main(context.canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(words(context.globals.locale).failed)
    await asksAgain(retry)(context)
  },
}

/** Nothing has been done yet. */
export const Empty: Story = {
  args: { rows: ready(aPage([])) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByText(words(globals.locale).emptyTitle)).toBeVisible()
  },
}

/** No entry has the words that were searched. */
export const NoMatch: Story = {
  args: { rows: ready(aPage([])), place: { ...firstPlace, text: 'zebra' } },
  play: takesWordsBack,
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    rows: ready(
      aPage(
        Array.from({ length: 10 }, (_, index) => aStaffAuditEntry({ id: 100 + index })),
        34,
      ),
    ),
  },
  play: leafsOn,
}

/** Entries about an account, by staff, in an organization, by a deleted user, and by the system. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    const [, own, acted, role, former, ended] = main(canvasElement).getAllByRole('row')
    await expect(own).toHaveTextContent(new RegExp(`${t.events.account_password_changed}.*${t.none}`))
    await expect(acted).toHaveTextContent(t.events.account_acted_as)
    await expect(role).toHaveTextContent(t.events.member_role_changed)
    await expect(acted).toHaveTextContent(/LOVELACE Ada, .*HOPPER Grace/)
    await expect(role).toHaveTextContent(/FELD Jonas.*Lumière Instruments/)
    await expect(former).toHaveTextContent('4Q7K19')
    await expect(ended).toHaveTextContent(new RegExp(`${t.system}.*Kiosk ticketing`))
  },
}

/** Names and subjects without spaces, as long as they may be, stay within the page. */
export const LongText: Story = {
  args: {
    rows: ready(
      aPage([
        aStaffAuditEntry({
          action: 'staff.vdk_version_updated',
          values: { name: 'Lampe'.repeat(20) },
          organization: { id: 3, name: 'Instruments'.repeat(9) },
        }),
      ]),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(/^Lampe/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** One kind of event is chosen, from all that there are. */
export const Filtered: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { event, anyEvent, events } = words(globals.locale)
    await userEvent.click(
      main(canvasElement).getByRole('button', { name: new RegExp(`${event}.*${anyEvent}`) }),
    )
    const options = within(await within(document.body).findByRole('listbox'))
    await userEvent.click(options.getByRole('option', { name: events.staff_tag_created }))
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, status: 'staff.tag_created' })
  },
}

/** One person is selected, among those with visible entries and those with others. */
export const FilteredByPerson: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { person, anyPerson } = words(globals.locale)
    await userEvent.click(
      main(canvasElement).getByRole('button', { name: new RegExp(`${person}.*${anyPerson}`) }),
    )
    const options = within(await within(document.body).findByRole('listbox'))
    await expect(options.getAllByRole('option')).toHaveLength(3)
    await expect(options.getByRole('option', { name: 'LOVELACE Ada' })).toBeVisible()
    await userEvent.click(options.getByRole('option', { name: 'HOPPER Grace' }))
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, person: 7 })
  },
}

/** The chosen person has no entries of the chosen kind: it says so, with the name of the person. */
export const NothingByPerson: Story = {
  tags: ['no-picture'],
  args: { rows: ready(aPage([])), place: { ...firstPlace, status: 'staff.tag_created', person: 12 } },
  play: async (context) => {
    const { account, person } = words(context.globals.locale)
    const chosen = new RegExp(`${person}.*${account.replace('{{id}}', '12')}`)
    await expect(main(context.canvasElement).getByRole('button', { name: chosen })).toBeVisible()
    await takesWordsBack(context)
  },
}

/** An entry of an earlier version, whose event has no words any more, is called as the log calls it. */
export const UnknownEvent: Story = {
  tags: ['no-picture'],
  args: { rows: ready(aPage([aStaffAuditEntry({ action: 'staff.lamp_lit' })])) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('staff.lamp_lit')).toBeVisible()
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(entries.length)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

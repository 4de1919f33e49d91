import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aMember, aPage } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { firstPlace } from '../../../parts/members/peoplePlace.js'
import { byName } from '../../../parts/members/sortedMembers.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { inOrganization, lumiere, members, seenAs } from '../testing/frame.js'
import { castellanos, crowd, lena } from '../testing/people.js'
import {
  administrator,
  asks,
  chooseRole,
  confirm,
  dialog,
  dialogIsGone,
  invitations,
  invitationTable,
  memberTable,
  panel,
  resetMocks,
  row,
  tables,
} from '../testing/usersScreen.js'
import { UsersScreen, type UsersScreenProps } from './UsersScreen.js'

const retry = fn()
const meta = {
  title: 'Console/Organization/Users and access',
  component: UsersScreen,
  decorators: inOrganization('users'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: resetMocks,
  args: {
    organization: ready(lumiere),
    members: ready(aPage([...byName(members, 'en-US')])),
    place: firstPlace,
    userId: 1,
    ...administrator,
  } as UsersScreenProps,
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The members and invitations are loading. */
export const Loading: Story = {
  args: { members: loading, invitations: { ...invitations, waiting: loading } },
  play: async ({ canvasElement }) => {
    for (const table of tables(canvasElement)) await expect(table).toHaveAttribute('aria-busy', 'true')
  },
}

/** The members could not be read; they can be requested again. */
export const Failed: Story = {
  args: { members: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(panel(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Six members by name, two invitations. Members cannot change their own role or remove themselves. */
export const Administrator: Story = {
  name: 'P-004 P-005 P-006 Administrator',
  play: async ({ canvasElement }) => {
    const names = within(memberTable(canvasElement))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
    await expect(names[0]).toMatch(/DE LA FONTAINE/)
    await expect(names).toHaveLength(6)
    await expect(row(canvasElement, /LOVELACE/).queryAllByRole('button')).toEqual([])
    await expect(row(canvasElement, /FELD/).getAllByRole('button')).toHaveLength(2)
    await expect(within(invitationTable(canvasElement)).getAllByRole('rowheader')).toHaveLength(2)
    const [ofMembers, ofInvitations] = [memberTable(canvasElement), invitationTable(canvasElement)].map(
      (table) =>
        within(table)
          .getAllByRole('columnheader')
          .map((header) => Math.round(header.getBoundingClientRect().left)),
    )
    await expect(ofInvitations).toEqual(ofMembers)
  },
}

/** A guest sees who belongs to the organization, in which projects they work together, and that only administrators invite. */
export const NotAdministrator: Story = {
  name: 'P-006 Not administrator',
  args: {
    organization: ready(seenAs('guest')),
    invitations: undefined,
    onChangeRole: undefined,
    onRemove: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(tables(canvasElement)).toHaveLength(1)
    await expect(panel(canvasElement).queryByRole('form')).not.toBeInTheDocument()
    await expect(canvasElement.querySelector('tbody button')).toBeNull()
    await expect(panel(canvasElement).getByText(/administrat/)).toBeVisible()
    // A guest sees only the projects of others in which both take part: an empty list is not “No project”.
    const zofia = within(memberTable(canvasElement)).getByRole('row', { name: /KOWALSKA/ })
    await expect(zofia).toHaveTextContent(/No project in common|Aucun projet en commun/)
    const own = within(memberTable(canvasElement)).getByRole('row', { name: /LOVELACE/ })
    await expect(own).toHaveTextContent(/3 (projects|projets)(?! (in|en) )/)
  },
}

/** Opened to invite: the cursor is in the address. Sent, the form is empty again. */
export const Inviting: Story = {
  name: 'K-018 F-050 Inviting',
  args: { isInviting: true },
  play: async ({ canvasElement }) => {
    const mail = inputNamed(canvasElement, 'invitation_mail')
    await waitFor(() => expect(mail).toHaveFocus())
    await userEvent.keyboard('paul.adeyemi@lumiere-instruments.com{Enter}')
    await waitFor(() =>
      expect(invitations.onInvite).toHaveBeenCalledWith({
        invitation_mail: 'paul.adeyemi@lumiere-instruments.com',
        role: 'guest',
        projects: [],
      }),
    )
    await waitFor(() => expect(mail).toHaveValue(''))
    await expect(mail).not.toHaveAttribute('aria-invalid')
  },
}

/** Someone came from a project: it is chosen in the invitation, and in the next one. */
export const InvitingToProject: Story = {
  name: 'K-019 Inviting to a project',
  args: { isInviting: true, invitations: { ...invitations, projectId: 7 } },
  play: async ({ canvasElement }) => {
    const mail = inputNamed(canvasElement, 'invitation_mail')
    await waitFor(() => expect(mail).toHaveFocus())
    for (const name of ['paul', 'ines']) {
      await userEvent.type(mail, `${name}@lumiere-instruments.com{Enter}`)
      await waitFor(() =>
        expect(invitations.onInvite).toHaveBeenLastCalledWith({
          invitation_mail: `${name}@lumiere-instruments.com`,
          role: 'guest',
          projects: [7],
        }),
      )
      await waitFor(() => expect(mail).toHaveValue(''))
    }
  },
}

/** Several people are invited by a list of addresses. */
export const InvitingMany: Story = {
  play: async ({ canvasElement }) => {
    const form = inputNamed(canvasElement, 'invitation_mail').closest('form') as HTMLElement
    await userEvent.click(within(form).getAllByRole('button').at(-1) as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.type(dialog.querySelector('textarea') as HTMLElement, 'ada@halden.com tom@halden.com')
    await userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)
    await waitFor(() =>
      expect(invitations.onInviteMany).toHaveBeenCalledWith(['ada@halden.com', 'tom@halden.com'], 'guest'),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** Sent without an address. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'invitation_mail')).toHaveFocus())
    await expect(invitations.onInvalid).toHaveBeenCalledOnce()
    await expect(invitations.onInvite).not.toHaveBeenCalled()
  },
}

/** The address was invited already: it stays, with the reason. */
export const Refused: Story = {
  args: { invitations: { ...invitations, onInvite: async () => ({ invitation_mail: 'alreadyExists' }) } },
  play: async ({ canvasElement }) => {
    const mail = inputNamed(canvasElement, 'invitation_mail')
    await userEvent.type(mail, 'lena.vogt@lumiere-instruments.com{Enter}')
    await waitFor(() => expect(mail).toHaveAttribute('aria-invalid', 'true'))
    await expect(mail).toHaveValue('lena.vogt@lumiere-instruments.com')
  },
}

/** Every seat is taken: inviting is disabled, and a contact is shown. */
export const NoSeatLeft: Story = {
  args: { organization: ready({ ...lumiere, user_seats: 6 }), salesHref: 'https://sales.example.com' },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).queryByRole('form')).not.toBeInTheDocument()
    await expect(panel(canvasElement).getByRole('link')).toHaveAttribute('href', 'https://sales.example.com')
  },
}

/** A single member: the last member cannot be removed, and the reason is below. */
export const Alone: Story = {
  name: 'K-021 Alone',
  args: {
    organization: ready({ ...lumiere, members: [aMember()] }),
    members: ready(aPage([aMember()])),
    invitations: { ...invitations, waiting: ready(aPage([])) },
  },
  play: async ({ canvasElement }) => {
    const table = memberTable(canvasElement)
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(1)
    await expect(table.querySelector('tbody button')).toBeNull()
    await expect(panel(canvasElement).queryByRole('searchbox')).not.toBeInTheDocument()
    await expect(table?.closest('section')?.querySelector('footer')).toHaveTextContent(/\S/)
  },
}

/** Above five members a search field finds a name or an address, after a pause in typing. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const search = panel(canvasElement).getByRole('searchbox')
    await userEvent.type(search, 'kowal')
    await waitFor(() =>
      expect(administrator.onPlace.mock.calls).toEqual([[{ ...firstPlace, text: 'kowal' }]]),
    )
  },
}

/** No name or address contains the text. */
export const NoMatch: Story = {
  name: 'No match',
  args: {
    members: ready(aPage([])),
    place: { ...firstPlace, text: 'zzz' },
    invitations: {
      ...invitations,
      waiting: ready(aPage([])),
      place: { ...firstPlace, text: 'nobody' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(memberTable(canvasElement)).getByText(/“zzz”|«\s?zzz\s?»/)).toBeVisible()
    await expect(within(invitationTable(canvasElement)).getByText(/“nobody”|«\s?nobody\s?»/)).toBeVisible()
    const searches = panel(canvasElement).getAllByRole<HTMLInputElement>('searchbox')
    await expect(searches.map(({ value }) => value)).toEqual(['zzz', 'nobody'])
  },
}

/** The second of two hundred pages: another page, another order and another size are requested from the server. */
export const Paged: Story = {
  args: { members: ready(aPage(crowd.slice(0, 10), 2000)), place: { ...firstPlace, page: 2 } },
  play: async ({ canvasElement }) => {
    const pages = within(panel(canvasElement).getByRole('navigation'))
    await expect(pages.getByRole('status')).toHaveTextContent(/11.*20.*2[\s,\u202f]?000/)
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(administrator.onPlace).toHaveBeenLastCalledWith({ ...firstPlace, page: 3 })
    const [, role] = within(memberTable(canvasElement)).getAllByRole('columnheader')
    await userEvent.click(within(role as HTMLElement).getByRole('button'))
    await expect(administrator.onPlace).toHaveBeenLastCalledWith({
      ...firstPlace,
      sort: { column: 'role', direction: 'ascending' },
    })
  },
}

/** On phones the first page is complete before others are requested, and leads to the next. */
export const PhonePaged: Story = {
  args: { members: ready(aPage(crowd.slice(0, 10), 2000)) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const [cards] = panel(canvasElement).getAllByRole('list')
    await expect(within(cards as HTMLElement).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(
      (cards as HTMLElement).closest('section')?.querySelector(':scope > button') as HTMLElement,
    )
    const pages = within(await panel(canvasElement).findByRole('navigation'))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(administrator.onPlace).toHaveBeenLastCalledWith({ ...firstPlace, page: 2 })
  },
}

/** Another role is chosen: it counts once confirmed. */
export const ChangeRoleDialog: Story = {
  name: 'K-017 Change role dialog',
  play: async ({ canvasElement }) => {
    await chooseRole(canvasElement, /KOWALSKA/, 1)
    await asks(/KOWALSKA Zofia/)
    await expect(administrator.onChangeRole).not.toHaveBeenCalled()
    await confirm()
    await dialogIsGone()
    await expect(administrator.onChangeRole.mock.calls).toEqual([[members[2], 'employee']])
  },
}

/** The current role is chosen: no question, and nothing is sent. */
export const RoleUnchanged: Story = {
  name: 'K-017 Role unchanged',
  play: async ({ canvasElement }) => {
    await chooseRole(canvasElement, /KOWALSKA/, 2)
    await waitFor(() => expect(within(document.body).queryByRole('menu')).not.toBeInTheDocument())
    await expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(administrator.onChangeRole).not.toHaveBeenCalled()
  },
}

/** The server refuses another role, as for the last administrator: the question stays. */
export const RoleRefused: Story = {
  args: { onChangeRole: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ args, canvasElement }) => {
    await chooseRole(canvasElement, /FELD/, 2)
    await confirm()
    await waitFor(() => expect(args.onChangeRole).toHaveBeenCalledOnce())
    await asks(/FELD Jonas/)
  },
}

/** A member is removed after a confirmation, and stays without one. */
export const RemoveDialog: Story = {
  name: 'P-005 Remove dialog',
  play: async ({ canvasElement }) => {
    const remove = row(canvasElement, /NGUYEN/).getAllByRole('button')[1] as HTMLElement
    await userEvent.click(remove)
    await asks(/NGUYEN Thi Mai.*Lumière Instruments/)
    // Cancel has the focus.
    await userEvent.keyboard('{Enter}')
    await dialogIsGone()
    await expect(administrator.onRemove).not.toHaveBeenCalled()
    await userEvent.click(remove)
    await confirm()
    await dialogIsGone()
    await expect(administrator.onRemove.mock.calls).toEqual([[members[4]]])
  },
}

/** An invitation is sent again, and another cancelled once that is confirmed. */
export const CancelDialog: Story = {
  name: 'K-018 Cancel dialog',
  play: async ({ canvasElement }) => {
    const table = within(invitationTable(canvasElement))
    const resend = table.getAllByRole('button', { name: /castellanos/ })[0]
    await userEvent.click(resend as HTMLElement)
    await waitFor(() => expect(invitations.onResend).toHaveBeenCalledWith(castellanos))
    await userEvent.click(table.getAllByRole('button', { name: /lena/ })[1] as HTMLElement)
    await asks(/lena\.vogt/)
    await confirm()
    await dialogIsGone()
    await expect(invitations.onCancel).toHaveBeenCalledWith(lena)
  },
}

/** No pending invitation. */
export const Empty: Story = {
  args: { invitations: { ...invitations, waiting: ready(aPage([])) } },
  play: async ({ canvasElement }) => {
    await expect(within(invitationTable(canvasElement)).queryByRole('rowheader')).toBeNull()
    await expect(within(invitationTable(canvasElement)).getAllByRole('paragraph')).toHaveLength(2)
  },
}

/** On phones: cards, the first four of six; inviting waits at the edge of the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const [cards] = panel(canvasElement).getAllByRole('list')
    const items = () => within(cards as HTMLElement).getAllByRole('listitem')
    await expect(items()).toHaveLength(4)
    await userEvent.click(
      (cards as HTMLElement).closest('section')?.querySelector(':scope > button') as HTMLElement,
    )
    await waitFor(() => expect(items()).toHaveLength(6))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** On phones what can be done about a member comes from below; another role asks first. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(panel(canvasElement).getByRole('button', { name: /FELD/ }))
    const sheet = await dialog('dialog')
    await userEvent.click(sheet.getAllByRole('radio')[1] as HTMLElement)
    await confirm()
    await dialogIsGone()
    await expect(administrator.onChangeRole.mock.calls).toEqual([[members[1], 'employee']])
  },
}

/** On phones the invitation fills the screen, and closes once it is sent. */
export const PhoneInviting: Story = {
  args: { isInviting: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const form = within((await dialog('dialog')).getByRole('form'))
    await userEvent.type(form.getAllByRole('textbox')[0] as HTMLElement, 'paul.adeyemi@example.com{Enter}')
    await waitFor(() => expect(invitations.onInvite).toHaveBeenCalledOnce())
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Forty members with the longest names and addresses: nothing leaves the window. */
export const Crowded: Story = {
  args: { members: ready(aPage(crowd)), place: { ...firstPlace, pageSize: 100 } },
  play: async ({ canvasElement }) => {
    await expect(within(memberTable(canvasElement)).getAllByRole('rowheader')).toHaveLength(40)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

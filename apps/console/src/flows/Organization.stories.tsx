import {
  addDomain,
  checkDomain,
  checkProfessionalEmail,
  createInvitations,
  deleteInvitation,
  getOrganization,
  interfaceLanguageOf,
  leaveOrganization,
  listInvitations,
  makeEmailCode,
  me,
  saveMemberRole,
  saveOrganization,
  verifEmailCode,
} from '@saywright/api/contract'
import { aMember, anOrganization, aUser } from '@saywright/api/testing'
import { errorMessages } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { layoutMessages } from '../app/messages.js'
import { organizationMessages } from '../features/organization/messages/index.js'
import { codeDialogMessages } from '../parts/code-dialog/messages.js'
import { anOrganizationServer, grace, nordwind } from '../testing/anOrganizationServer.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Organization',
  tags: ['no-picture'],
  ...flow({ at: '/account/organization', token: 'a-token', server: anOrganizationServer() }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const confirm = async () => {
  const dialog = within(await within(document.body).findByRole('alertdialog', {}, waitOptions))
  await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
}
const press = async ({ canvas }: Visit, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, waitOptions))

/** An administrator saves the organization; the account is read again, because it names the organization. */
export const Save: Story = {
  name: 'K-006 P-003 Save',
  play: async (context) => {
    const ada = visit(context)
    const { transport, translate, field, tells } = ada
    const reads = () => transport.calls(me).length
    const name = await field('name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Lumière Freight')
    const before = reads()
    await press(ada, translate(organizationMessages)('information.save'))
    await tells(translate(organizationMessages)('information.saved'), 'status')
    await expect(transport.calls(saveOrganization).map(({ body }) => body.name)).toEqual(['Lumière Freight'])
    await waitFor(() => expect(reads()).toBeGreaterThan(before), waitOptions)
    await ada.keeps({ name: 'Lumière Freight' })
  },
}

/** Changes are not lost by another tab: the user is asked, stays, and leaves on confirmation. */
export const Leave: Story = {
  play: async (context) => {
    const { canvas, field, router, arrivesAt, keeps, translate } = visit(context)
    const name = await field('name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Lumière Freight')
    const users = () =>
      canvas.findByRole('tab', { name: new RegExp(translate(organizationMessages)('tabs.users')) })
    const response = async (place: number) => {
      const dialog = within(await within(document.body).findByRole('alertdialog', {}, waitOptions))
      await userEvent.click(dialog.getAllByRole('button').at(place) as HTMLElement)
      await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())
    }
    await userEvent.click(await users())
    await response(-2)
    await expect(router.state.location.pathname).toBe('/account/organization')
    await keeps({ name: 'Lumière Freight' })
    await userEvent.click(await users())
    await response(-1)
    await arrivesAt('/account/organization/users')
  },
}

/** The address that leads to the invitation: someone is invited, is listed, and the invitation is cancelled. */
export const Invite: Story = {
  name: 'C-021 K-018 P-006 Invite',
  ...flow({ at: '/account/organization/invite-users', token: 'a-token', server: anOrganizationServer() }),
  play: async (context) => {
    const ada = visit(context)
    const { transport, canvas, translate, field, tells } = ada
    const t = translate(organizationMessages)
    const mail = await field('invitation_mail')
    await waitFor(() => expect(mail).toHaveFocus(), waitOptions)
    await userEvent.type(mail, 'lena@example.com{Enter}')
    await tells(t('invite.sent', { email: 'lena@example.com' }), 'status')
    await expect(transport.calls(createInvitations).map(({ body }) => body)).toEqual([
      { invitation_mail: 'lena@example.com', role: { 'en-US': 'guest', 'fr-FR': 'invité' }, projects: [] },
    ])
    await waitFor(() => expect(mail).toHaveValue(''))
    await expect(await canvas.findByText('lena@example.com', {}, waitOptions)).toBeVisible()
    await press(ada, t('invitations.cancelOf', { email: 'lena@example.com' }))
    await confirm()
    await tells(t('invitations.cancelled'), 'status')
    await waitFor(() => expect(canvas.queryByText('lena@example.com')).not.toBeInTheDocument(), waitOptions)
    await expect(transport.calls(deleteInvitation)).toHaveLength(1)
  },
}

/**
 * A role is changed by the menu and the question; choosing the same role sends nothing. A refusal is announced, and the role
 * stays.
 */
export const ChangeRole: Story = {
  name: 'K-017 P-004 Change a role',
  ...flow({ at: '/account/organization/1', token: 'a-token', server: anOrganizationServer() }),
  play: async (context) => {
    const ada = visit(context)
    const { transport, translate, locale, tells } = ada
    const t = translate(organizationMessages)
    const employee = { 'en-US': 'Employee', 'fr-FR': 'Employé' }[locale]
    const guest = { 'en-US': 'Guest', 'fr-FR': 'Invité' }[locale]
    const choose = async (from: string, role: string) => {
      await press(ada, t('users.roleOf', { role: from, name: 'HOPPER Grace' }))
      await userEvent.click(
        await within(document.body).findByRole('menuitemradio', { name: role }, waitOptions),
      )
      await waitFor(() => expect(within(document.body).queryByRole('menu')).not.toBeInTheDocument())
    }
    await choose(employee, employee)
    await expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(transport.calls(saveMemberRole)).toEqual([])
    await choose(employee, guest)
    await confirm()
    await tells(
      t('users.changeRole.done', { name: 'HOPPER Grace', role: guest.toLocaleLowerCase(locale) }),
      'status',
    )
    await expect(transport.calls(saveMemberRole).map(({ params, body }) => [params, body])).toEqual([
      [{ orgId: 3, userId: 2 }, { role: 'guest' }],
    ])
    const full = failure('unavailable', locale)
    transport.fail(saveMemberRole, full)
    await choose(guest, employee)
    await confirm()
    await tells(full.message)
    await expect(within(document.body).getByRole('alertdialog')).toBeInTheDocument()
  },
}

/** A domain is added once its code is right: the code is requested with mode false, and only then is the domain sent. */
export const AddDomain: Story = {
  name: 'K-022 P-007 Add a domain',
  ...flow({ at: '/account/organization/domains', token: 'a-token', server: anOrganizationServer() }),
  play: async (context) => {
    const ada = visit(context)
    const { transport, canvas, locale, translate, field, tells } = ada
    const t = translate(organizationMessages)
    const proof = { name: 'lumiere-lyon.com', verification_email: 'ada@lumiere-lyon.com' }
    await press(ada, t('domains.add'))
    await userEvent.type(await field('name'), proof.name)
    await userEvent.type(await field('verification_email'), `${proof.verification_email}{Enter}`)
    transport.fail(verifEmailCode, failure('wrong_code', locale))
    // The overlay of a call is a dialog too: the field identifies the one of the code.
    const label = { name: translate(codeDialogMessages)('label') }
    const code = await within(document.body).findByRole('textbox', label, waitOptions)
    await expect(transport.calls(makeEmailCode).map(({ body }) => body)).toEqual([
      { email: proof.verification_email, mode: false },
    ])
    await userEvent.type(code, 'zzzzzz{Enter}')
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'), waitOptions)
    await expect(transport.calls(addDomain)).toEqual([])
    transport.respond(verifEmailCode, { verif: true, code: 'A1B2C3' })
    await userEvent.clear(code)
    await userEvent.type(code, 'a1b2c3{Enter}')
    await tells(t('domains.done', { domain: proof.name, organization: 'Lumière Instruments' }), 'status')
    await expect(transport.calls(addDomain).map(({ body }) => body)).toEqual([proof])
    await expect(await canvas.findByRole('rowheader', { name: /lumiere-lyon/ }, waitOptions)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('form')).not.toBeInTheDocument(), waitOptions)
  },
}

/**
 * An address without a mailbox and failed checks are reported at their fields alone; no code is sent until both checks pass.
 */
export const DomainUnchecked: Story = {
  name: 'F-053 Domain unchecked',
  ...flow({ at: '/account/organization/domains', token: 'a-token', server: anOrganizationServer() }),
  play: async (context) => {
    const ada = visit(context)
    const { transport, canvas, locale, translate, field, sendAgain } = ada
    const words = translate(errorMessages)
    const saysAt = async (name: string, sentence: string) => {
      const input = await field(name)
      await waitFor(() => expect(input).toHaveAccessibleDescription(sentence), waitOptions)
    }
    const away = failure('unavailable', locale)
    transport.fail(checkDomain, away)
    transport.respond(checkProfessionalEmail, { data: { valid: false, professional: true } })
    await press(ada, translate(organizationMessages)('domains.add'))
    await userEvent.type(await field('name'), 'lumiere-lyon.com')
    const email = await field('verification_email')
    await userEvent.type(email, 'nobody@lumiere-lyon.com{Enter}')
    await saysAt('verification_email', words('incorrectEmail'))
    await saysAt('name', words('incorrectDomain'))
    transport.fail(checkProfessionalEmail, away)
    await userEvent.clear(email)
    await userEvent.type(email, 'ada@lumiere-lyon.com{Enter}')
    await saysAt('verification_email', words('incorrectDomain'))
    // Where the form leads once all fields are filled in.
    await waitFor(async () => expect(await field('name')).toHaveFocus(), waitOptions)
    await expect(canvas.queryByText(away.message)).not.toBeInTheDocument()
    await expect(transport.calls(makeEmailCode)).toEqual([])
    transport.respond(checkDomain, { data: { domain: 'lumiere-lyon.com' } })
    transport.respond(checkProfessionalEmail, { data: { valid: true, professional: true } })
    await sendAgain()
    await waitFor(() => expect(transport.calls(makeEmailCode)).toHaveLength(1), waitOptions)
  },
}

/** Another organization is chosen: the way begins again at the projects, which are now those of that organization. */
export const Switch: Story = {
  name: 'C-025 K-005 Switch organization',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    const ada = visit(context)
    const { canvas, translate, arrivesAt, tells } = ada
    await press(ada, translate(layoutMessages)('switch', { organization: 'Lumière Instruments' }))
    const label = { name: translate(organizationMessages)('switch.list') }
    const list = await within(document.body).findByRole('list', label, waitOptions)
    const [current, other] = within(list).getAllByRole('button')
    await expect(current).toHaveAttribute('aria-current', 'true')
    await userEvent.click(other as HTMLElement)
    await arrivesAt('/projects')
    await tells(translate(organizationMessages)('switch.done', { organization: nordwind.name }), 'status')
    await expect(await canvas.findByText('Voice picking', {}, waitOptions)).toBeVisible()
    await expect(canvas.queryByText('Kitchen lamp')).not.toBeInTheDocument()
    await expect(localStorage.getItem('saywright_organization')).toBe('4')
  },
}

/** An employee reads all and changes nothing; the audit log leads back to the information. */
export const NotAdministrator: Story = {
  name: 'P-003 P-006 P-007 Not an administrator',
  ...flow({ at: '/account/organization/audit', token: 'a-token', server: anOrganizationServer('employee') }),
  play: async (context) => {
    const ada = visit(context)
    const { transport, canvas, translate, arrivesAt } = ada
    const t = translate(organizationMessages)
    await arrivesAt('/account/organization')
    await expect(await canvas.findByText(t('readOnly.title'), {}, waitOptions)).toBeVisible()
    await expect(canvas.getAllByRole('tab')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t('tabs.users')) }))
    await arrivesAt('/account/organization/users')
    await expect(await canvas.findByText(t('users.note'), {}, waitOptions)).toBeVisible()
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
    await expect(transport.calls(listInvitations)).toEqual([])
  },
}

const left = anOrganization({
  members: [aMember({ role: 'employee' }), aMember({ id: 6, role: 'administrator', user: grace })],
})
const ofGrace = flow({
  at: '/account/organization',
  token: 'a-token',
  server: (transport, locale) =>
    anOrganizationServer('employee')(transport, locale).respond(getOrganization, left),
})

/** A member leaves: confirmed once, announced, and on with the other organization. */
export const LeaveOrganization: Story = {
  ...ofGrace,
  play: async (context) => {
    const ada = visit(context)
    const { transport, translate, tells, locale, arrivesAt } = ada
    const t = translate(organizationMessages)
    transport.respond(leaveOrganization, () => {
      const interface_language = interfaceLanguageOf(locale)
      transport.respond(me, aUser({ interface_language, organizations: [nordwind] }))
      return undefined
    })
    await press(ada, t('leave.open'))
    await confirm()
    await tells(t('leave.done', { organization: left.name }), 'status')
    await arrivesAt('/projects')
    await expect(transport.calls(leaveOrganization).map(({ params }) => params)).toEqual([{ orgId: 3 }])
  },
}

/** The other administrator was faster: the server's reason is announced, and the user stays on the page. */
export const LeaveRefused: Story = {
  ...ofGrace,
  play: async (context) => {
    const ada = visit(context)
    const { transport, translate, tells, locale, router } = ada
    const sentence = failure('last_administrator', locale)
    transport.fail(leaveOrganization, sentence)
    await press(ada, translate(organizationMessages)('leave.open'))
    await confirm()
    await tells(sentence.message)
    await expect(router.state.location.pathname).toBe('/account/organization')
  },
}

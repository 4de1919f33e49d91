import { deleteUser, listOrganizations } from '@saywright/api/contract'
import { aMember, anOrganization, aPage, aPerson } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { securityMessages } from '../features/account/security/messages/index.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'
import { withSecurity } from '../testing/withSecurity.js'

const grace = aMember({ id: 6, role: 'guest', user: aPerson({ id: 2, first_name: 'Grace' }) })

const meta = {
  title: 'Console/Flows/Delete account',
  tags: ['no-picture'],
  ...flow({
    at: '/account/security',
    token: 'a-token',
    server: (transport) => withSecurity(transport).respond(deleteUser, undefined),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function ask({ canvas, translate }: Visit) {
  const name = translate(securityMessages)('remove.open')
  await userEvent.click(await canvas.findByRole('button', { name }, waitOptions))
  return within(await screen.findByRole('alertdialog', {}, waitOptions))
}

/** The organization without another member is named; typing the own address deletes the account and logs out. */
export const DeleteAccount: Story = {
  name: 'K-032 Delete account',
  play: async (context) => {
    const person = visit(context)
    const { transport, shell, translate, tells, arrivesAt } = person
    const dialog = await ask(person)
    await expect(await dialog.findByText(/Lumière Instruments/, {}, waitOptions)).toBeInTheDocument()
    await userEvent.type(await dialog.findByRole('textbox', {}, waitOptions), 'ada@example.com{Enter}')
    await tells(translate(securityMessages)('remove.deleted'), 'status')
    await arrivesAt('/auth/login')
    await expect(shell.session.token()).toBeUndefined()
    await expect(transport.calls(deleteUser).map(({ params }) => params)).toEqual([{ id: 1 }])
  },
}

/** Another member joined meanwhile who is not an administrator: the server's sentence is in the dialog, nothing is lost. */
export const HandOverFirst: Story = {
  name: 'K-032 Hand over first',
  play: async (context) => {
    const person = visit(context)
    const { transport, shell, locale, arrivesAt } = person
    const sentence = failure('hand_over_first', locale)
    transport.fail(deleteUser, sentence)
    const dialog = await ask(person)
    await userEvent.type(await dialog.findByRole('textbox', {}, waitOptions), 'ada@example.com{Enter}')
    await expect(await dialog.findByText(sentence.message, {}, waitOptions)).toBeInTheDocument()
    await arrivesAt('/account/security')
    await expect(shell.session.token()).toBe('a-token')
  },
}

/** The only administrator among others is stopped before anything is sent, with a link to the members. */
export const OnlyAdministrator: Story = {
  ...flow({
    at: '/account/security',
    token: 'a-token',
    server: (transport) =>
      withSecurity(transport).respond(
        listOrganizations,
        aPage([anOrganization({ members: [aMember(), grace] })]),
      ),
  }),
  play: async (context) => {
    const person = visit(context)
    const { transport } = person
    const dialog = await ask(person)
    const link = await dialog.findByRole('link', {}, waitOptions)
    await expect(link).toHaveAttribute('href', '/account/organization/invite-users')
    await waitFor(() => expect(dialog.queryByRole('textbox')).not.toBeInTheDocument())
    await expect(transport.calls(deleteUser)).toHaveLength(0)
  },
}

import { createProject, getProjectDraft } from '@saywright/api/contract'
import { otherAccountMessages, shellMessages } from '@saywright/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { keptDraft, picked, values, warehouse } from '../features/projects/wizard/testing/wizardStory.js'
import { flow } from '../testing/flow.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const begun = values({ choice: picked, details: { ...warehouse, title: '', organization_id: '3' } })

const meta = {
  title: 'Console/Flows/Shell',
  tags: ['no-picture'],
  ...flow({
    at: '/wizard/project',
    token: 'a-token',
    server: (transport) => transport.respond(getProjectDraft, keptDraft('details', begun)),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function addProject({ field, sendAgain }: Visit) {
  await userEvent.type(await field('title'), 'Kitchen lamp')
  await sendAgain()
}

const overlay = () => document.querySelector('dialog[open]')

/** While a call is under way nothing behind it can be reached; a failure removes the overlay and is announced. */
export const Overlay: Story = {
  name: 'L-014 L-015 Overlay',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, translate, tells } = visitor
    let refuse = () => {}
    transport.respond(
      createProject,
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new TypeError('Failed to fetch'))
        }),
    )
    await addProject(visitor)
    await waitFor(() => expect(overlay()).toHaveAttribute('aria-busy', 'true'), waitOptions)
    refuse()
    await waitFor(() => expect(overlay()).toBeNull(), waitOptions)
    await tells(translate(shellMessages)('failure.network'))
  },
}

/** The name is taken: the server's sentence is in a dialog, no notice appears, and what was typed stays. */
export const Conflict: Story = {
  name: 'A-040 K-055 Conflict',
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, keeps } = visitor
    transport.fail(createProject, {
      status: 409,
      code: 'already_exists',
      message: 'A project named “Kitchen lamp” exists already.',
    })
    await addProject(visitor)
    const sentence = 'A project named “Kitchen lamp” exists already.'
    const told = await within(document.body).findByText(sentence, undefined, waitOptions)
    const dialog = within(told.closest('[role="dialog"]') as HTMLElement)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(told).not.toBeInTheDocument())
    await keeps({ title: 'Kitchen lamp' })
  },
}

/** Another account was logged in in another tab: nothing is sent in its name, and what was typed can be copied. */
export const OtherAccount: Story = {
  play: async (context) => {
    const visitor = visit(context)
    const { transport, translate, keeps } = visitor
    transport.fail(createProject, { status: 409, code: 'account_changed', message: 'Another account.' })
    await addProject(visitor)
    const t = translate(otherAccountMessages)
    const dialog = await screen.findByRole('dialog', { name: t('title') }, waitOptions)
    await userEvent.click(within(dialog).getByRole('button', { name: t('stay') }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), waitOptions)
    await keeps({ title: 'Kitchen lamp' })
    await expect(transport.calls(createProject)).toHaveLength(1)
  },
}

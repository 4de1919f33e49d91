import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aCategory, aMember, aPerson, aProject, aTag } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { openAgain } from '../../../testing/openAgain.js'
import { deliveryMessages } from './deliveryMessages.js'
import { ProjectScreen, type ProjectScreenProps } from './ProjectScreen.js'

const now = new Date(2026, 10, 22, 15)
const commands = {
  id: 41,
  technology: 'asr',
  langs: ['eng-US', 'fra-FR'],
  provider: 'Built-in engines',
  expire_on: new Date(2026, 11, 12, 12).toISOString(),
  created_at: '2026-11-12T09:00:00.000Z',
} as const
const biometrics = {
  id: 40,
  technology: 'voice-biometrics',
  langs: [],
  provider: null,
  expire_on: new Date(2026, 10, 1, 12).toISOString(),
  created_at: '2026-10-02T09:00:00.000Z',
} as const
const [picking, cabin] = [
  { id: 2, name: 'Voice picking' },
  { id: 3, name: 'Cabin' },
]
const project = aProject({
  title: 'Warehouse voice picking',
  beta_access: true,
  deliveries: [
    { ...biometrics, langs: [] },
    { ...commands, langs: [...commands.langs] },
  ],
  members: [
    aMember(),
    aMember({
      id: 6,
      role: 'guest',
      user: aPerson({ id: 2, first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }),
    }),
  ],
  permanent_categories: [picking],
  evaluation_categories: [cabin],
  categories_expiration: new Date(2026, 11, 12, 12).toISOString(),
})
const context = {
  project,
  vdk_version: { id: 4, label: '6.1.4', display_name: 'VDK 6.1' },
  members_total: 4,
}
const categories = [picking, cabin].map(aCategory)

const retry = fn()
const onDeliver = fn<ProjectScreenProps['onDeliver']>()
const onWithdraw = fn<ProjectScreenProps['onWithdraw']>()
const onCategories = fn<ProjectScreenProps['onCategories']>()
const onSave = fn<ProjectScreenProps['onSave']>()

const meta = {
  title: 'Console/Staff/Project',
  component: ProjectScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/projects/7', project: 'Kitchen lamp' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    context: ready(context),
    versions: [],
    categories,
    providers: [aTag()],
    now,
    onDeliver,
    onWithdraw,
    onCategories,
    onSave,
    onInvalid: fn(),
  },
  beforeEach: () => {
    for (const spy of [onDeliver, onWithdraw, onCategories, onSave])
      spy.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof ProjectScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))
const dialog = () => within(document.body).findByRole('dialog')
const choose = async (button: HTMLElement, index: number) => {
  await userEvent.click(button)
  const options = await within(document.body).findAllByRole('option')
  await userEvent.click(options[index] as HTMLElement)
}

/** On its way. */
export const Loading: Story = {
  args: { context: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('status', { name: /./ })).toBeInTheDocument()
  },
}

/** It could not be read; it can be requested again. */
export const Failed: Story = {
  args: { context: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Current deliveries come first and can be withdrawn; ended ones stay in the list. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [, first, second] = main(canvasElement).getAllByRole('row')
    await expect(first).toHaveTextContent('12/12/2026')
    await expect(within(first as HTMLElement).getByRole('button')).toBeVisible()
    await expect(second).toHaveTextContent('01/11/2026')
    await expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
    await expect(main(canvasElement).getByText('Cabin (12/12/2026)')).toBeVisible()
  },
}

/** Withdrawn after the page was opened: it is over by the clock of the server. */
export const JustWithdrawn: Story = {
  args: {
    context: ready({
      ...context,
      project: {
        ...project,
        updated_at: new Date(2026, 10, 22, 15, 1).toISOString(),
        deliveries: [
          { ...commands, langs: ['eng-US'], expire_on: new Date(2026, 10, 22, 15, 1).toISOString() },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const [, row] = main(canvasElement).getAllByRole('row')
    await expect(within(row as HTMLElement).queryByRole('button')).toBeNull()
  },
}

/** Nothing was delivered yet. */
export const Empty: Story = {
  args: {
    context: ready({ ...context, project: aProject({ deliveries: [], members: [] }), vdk_version: null }),
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('row')).toHaveLength(2)
  },
}

/** The members are below, by name; each links to their entry in the list of people. */
export const Members: Story = {
  play: async ({ canvasElement, globals }) => {
    const { people } = messagesIn(deliveryMessages, globals.locale)
    const links = within(main(canvasElement).getByRole('table', { name: people })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['HOPPER Grace', '/staff/people?text=grace%40example.com'],
      ['LOVELACE Ada', '/staff/people?text=ada%40example.com'],
    ])
  },
}

/** Of thousands of members the first are returned with the project, and a note says where the others are. */
export const ManyMembers: Story = {
  args: { context: ready({ ...context, project: { ...project, members_total: 5000 } }) },
  play: async ({ canvasElement, globals }) => {
    const { firstPeople, people } = messagesIn(deliveryMessages, globals.locale)
    await expect(
      within(main(canvasElement).getByRole('table', { name: people })).getAllByRole('link'),
    ).toHaveLength(2)
    await expect(main(canvasElement).getByText(firstPeople)).toBeVisible()
  },
}

/** A technology in a language is delivered until a day; a technology is required. */
export const Delivering: Story = {
  play: async ({ args, canvasElement }) => {
    const deliver = main(canvasElement).getAllByRole('button')[2] as HTMLElement
    await userEvent.click(deliver)
    const form = await dialog()
    await userEvent.click(submitButton(form))
    await expect(args.onInvalid).toHaveBeenCalled()
    const [technology] = within(form).getAllByRole('button', { expanded: false })
    await choose(technology as HTMLElement, 1)
    await userEvent.type(within(form).getByRole('combobox'), 'fr')
    await userEvent.click((await within(document.body).findAllByRole('option'))[0] as HTMLElement)
    await expect(inputNamed(form, 'until')).toHaveValue('22/12/2026')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(onDeliver).toHaveBeenCalledOnce())
    await expect(onDeliver.mock.lastCall?.[0]).toMatchObject({
      technology: 'tech_voice_strict_commands',
      languages: [expect.any(String)],
      until: '2026-12-22',
      provider: 'Built-in engines',
      message: '',
    })
    await openAgain(deliver)
  },
}

/** All languages of a delivery are withdrawn unless some are left out. */
export const Withdrawing: Story = {
  play: async ({ canvasElement }) => {
    const [, first] = main(canvasElement).getAllByRole('row')
    const withdraw = within(first as HTMLElement).getByRole('button')
    await userEvent.click(withdraw)
    const form = await dialog()
    await userEvent.type(form.querySelector('textarea') as HTMLElement, 'The fair is over.')
    await userEvent.click(submitButton(form))
    await waitFor(() => expect(onWithdraw).toHaveBeenCalledWith(project.deliveries?.[1], 'The fair is over.'))
    await openAgain(withdraw)
  },
}

/** The categories of a project, permanent and during its evaluation. */
export const Categories: Story = {
  play: async ({ canvasElement }) => {
    const change = main(canvasElement).getAllByRole('button')[0] as HTMLElement
    await userEvent.click(change)
    const form = await dialog()
    await userEvent.clear(inputNamed(form, 'until'))
    await userEvent.click(submitButton(form))
    await waitFor(() =>
      expect(onCategories).toHaveBeenCalledWith({
        permanent_category_ids: [2],
        evaluation_category_ids: [3],
        categories_expiration: null,
      }),
    )
    await openAgain(change)
  },
}

/** Phone: a card for each delivery. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

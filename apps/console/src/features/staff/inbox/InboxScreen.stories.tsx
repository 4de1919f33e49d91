import { ApiError, failed, loading, ready, type StaffMessage } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed } from '../../../testing/inputNamed.js'
import { staffMessages } from '../messages.js'
import { main } from '../testing/listPlays.js'
import { InboxScreen, type InboxScreenProps } from './InboxScreen.js'
import { firstInbox, wholeInbox } from './inboxFilter.js'

const ada = {
  id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@lumiere-instruments.com',
  name: 'LOVELACE Ada',
}
const advice: StaffMessage = {
  id: 5,
  kind: 'contact',
  topic: 'I need advice',
  message: 'Which microphone suits a noisy workshop?\n\nWe speak from about two metres.',
  sender: ada,
  handled: false,
  created_at: '2026-11-21T08:30:00.000Z',
}
const praise: StaffMessage = {
  id: 4,
  kind: 'feedback',
  topic: 'Studio',
  object: 'Grammar editor',
  message: 'Completion of slots saves me minutes.',
  rating: 4,
  beta: false,
  sender: { ...ada, id: 2, first_name: 'Zofia', last_name: 'Kowalska', email: 'zofia@halden.example' },
  handled: true,
  handled_at: '2026-11-20T09:00:00.000Z',
  handled_by: { ...ada, id: 9, first_name: 'Camille', last_name: 'Martin' },
  created_at: '2026-11-19T16:10:00.000Z',
}

const retry = fn()
const onAct = fn<InboxScreenProps['onAct']>()

const meta = {
  title: 'Console/Staff/Inbox',
  component: InboxScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/messages' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    messages: ready({ data: [advice, praise], total: 2 }),
    filter: { ...firstInbox, handled: 'all' },
    onFilter: fn(),
    onHandle: fn(),
    onAct,
    onInvalid: fn(),
  },
  beforeEach: () => {
    onAct.mockReset()
    onAct.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof InboxScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(staffMessages, locale).inbox
const resetName = /^(Reset filters|Réinitialiser les filtres)$/

/** The first button of a name: that of the first message, where each has one. */
const askToAct = (canvas: HTMLElement, name: string) =>
  userEvent.click(main(canvas).getAllByRole('button', { name })[0] as HTMLElement)

async function choose(canvas: HTMLElement, filter: string, option: string) {
  await userEvent.click(main(canvas).getByRole('button', { name: new RegExp(`^${filter}\\s?:`) }))
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
  await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull())
}

/** On their way. */
export const Loading: Story = {
  args: { messages: loading },
  play: async ({ canvasElement }) => {
    await expect(
      main(canvasElement).getByRole('status', { name: /^(Loading|Chargement)$/ }),
    ).toBeInTheDocument()
  },
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { messages: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Nothing waits for a response. */
export const Empty: Story = {
  args: { messages: ready({ data: [], total: 0 }), filter: firstInbox },
  play: async ({ args, canvasElement, globals }) => {
    const screen = main(canvasElement)
    await expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    const t = words(globals.locale)
    await expect(screen.getByText(t.emptyTitle)).toBeVisible()
    await choose(canvasElement, t.state, t.states.handled)
    await expect(args.onFilter).toHaveBeenCalledWith({ ...firstInbox, handled: 'handled' })
  },
}

/** No message of the chosen type was handled: it says so, and all can be shown again. */
export const NoMatch: Story = {
  args: {
    messages: ready({ data: [], total: 0 }),
    filter: { handled: 'handled', kind: 'feedback', page: 1 },
  },
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    const screen = main(canvasElement)
    await expect(screen.getByText(t.noneTitle)).toBeVisible()
    const chosen = new RegExp(`^${t.kind}\\s?: ${t.kinds.feedback}$`)
    await expect(screen.getByRole('button', { name: chosen })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: resetName }))
    await expect(args.onFilter).toHaveBeenLastCalledWith(wholeInbox)
  },
}

/** One filter is reset by its own button, by keyboard: the other stays. */
export const Filtered: Story = {
  args: { filter: { handled: 'waiting', kind: 'contact', page: 3 } },
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    const takeBack = main(canvasElement).getByRole('button', {
      name: new RegExp(`^(Remove the filter|Retirer le filtre) ${t.state}$`),
    })
    takeBack.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ handled: 'all', kind: 'contact', page: 1 })
    await choose(canvasElement, t.kind, t.kinds.feedback)
    await expect(args.onFilter).toHaveBeenLastCalledWith({ handled: 'waiting', kind: 'feedback', page: 1 })
  },
}

/** A question that waits and feedback that was handled: each can be answered, marked, or looked into. */
export const Ready: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    const [response] = screen.getAllByRole('link')
    await expect(response?.getAttribute('href')).toMatch(/^mailto:ada%40lumiere-instruments\.com\?subject=/)
    const t = words(globals.locale)
    await expect(screen.getAllByRole('button', { name: t.actAs })).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: t.handle }))
    await expect(args.onHandle).toHaveBeenLastCalledWith(advice, true)
    await userEvent.click(screen.getByRole('button', { name: t.unhandle }))
    await expect(args.onHandle).toHaveBeenLastCalledWith(praise, false)
  },
}

/** More than a page, with a text as long as one may be. */
export const Crowded: Story = {
  args: {
    filter: { ...firstInbox, page: 2 },
    messages: ready({
      data: Array.from({ length: 10 }, (_, index) => ({
        ...advice,
        id: 100 - index,
        message: 'Préparationvocaleenentrepôtfrigorifique '.repeat(index === 0 ? 100 : 2).trim(),
      })),
      total: 34,
    }),
  },
  play: async ({ args, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const pages = within(main(canvasElement).getByRole('navigation'))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onFilter).toHaveBeenCalledWith({ ...firstInbox, page: 3 })
  },
}

/** Phone: the filters keep to the width, and the list of one is as wide as its words. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(main(canvasElement).getByRole('button', { name: new RegExp(`^${t.kind}\\s?:`) }))
    const list = await within(document.body).findByRole('listbox')
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull())
  },
}

/** Impersonation requires a reason first. */
export const ActAsDialog: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await askToAct(canvasElement, words(globals.locale).actAs)
    const dialog = await within(document.body).findByRole('dialog')
    await expect(dialog).toHaveTextContent('LOVELACE Ada')
    await expect(inputNamed(dialog, 'email')).toHaveValue(ada.email)
    const submit = dialog.querySelector('button[type="submit"]') as HTMLElement
    await userEvent.click(submit)
    await waitFor(() => expect(inputNamed(dialog, 'reason')).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(onAct).not.toHaveBeenCalled()
    await userEvent.type(inputNamed(dialog, 'reason'), 'Ticket 4012{Enter}')
    await waitFor(() => expect(onAct).toHaveBeenCalledWith({ email: ada.email, reason: 'Ticket 4012' }))
  },
}

/** The server refuses: staff cannot act as staff. What was typed stays. */
export const Refused: Story = {
  play: async ({ canvasElement, globals }) => {
    onAct.mockResolvedValue({ 'FINAL_FORM/form-error': 'This is not possible for this account.' })
    await askToAct(canvasElement, messagesIn(staffMessages, globals.locale).acting.titleAnyone)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.type(inputNamed(dialog, 'email'), 'camille@saywright.com')
    await userEvent.type(inputNamed(dialog, 'reason'), 'Ticket 4013{Enter}')
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('not possible')
    await expect(inputNamed(dialog, 'email')).toHaveValue('camille@saywright.com')
  },
}

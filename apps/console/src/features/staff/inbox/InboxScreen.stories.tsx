import { ApiError, failed, loading, ready, type StaffMessage } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed } from '../../../testing/inputNamed.js'
import { main } from '../testing/listPlays.js'
import { InboxScreen, type InboxScreenProps } from './InboxScreen.js'
import { firstInbox } from './inboxFilter.js'

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

/** On their way. */
export const Loading: Story = {
  args: { messages: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('status')).toBeInTheDocument()
  },
}

/** They could not be read; they can be asked for again. */
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
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
    await expect(args.onFilter).toHaveBeenCalledWith({ ...firstInbox, handled: 'handled' })
  },
}

/** A question that waits and feedback that was handled: each can be answered, marked, or looked into. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    const [response] = screen.getAllByRole('link')
    await expect(response?.getAttribute('href')).toMatch(/^mailto:ada%40lumiere-instruments\.com\?subject=/)
    // After the button that acts as anybody: those of the first message, then those of the second.
    const buttons = screen.getAllByRole('button')
    await expect(buttons).toHaveLength(5)
    await userEvent.click(buttons[2] as HTMLElement)
    await expect(args.onHandle).toHaveBeenLastCalledWith(advice, true)
    await userEvent.click(buttons[4] as HTMLElement)
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

/** Acting as a person asks for a reason first. */
export const ActAsDialog: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(main(canvasElement).getAllByRole('button')[1] as HTMLElement)
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
  play: async ({ canvasElement }) => {
    onAct.mockResolvedValue({ 'FINAL_FORM/form-error': 'This is not possible for this account.' })
    await userEvent.click(main(canvasElement).getAllByRole('button')[0] as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.type(inputNamed(dialog, 'email'), 'camille@saywright.com')
    await userEvent.type(inputNamed(dialog, 'reason'), 'Ticket 4013{Enter}')
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('not possible')
    await expect(inputNamed(dialog, 'email')).toHaveValue('camille@saywright.com')
  },
}

import { ApiError, failed, loading, ready, type StaffDeal } from '@saywright/api/contract'
import { aDeal, aPerson, aProject, aStaffDeal, aTag } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed } from '../../../testing/inputNamed.js'
import { RequestsScreen, type RequestsScreenProps } from './RequestsScreen.js'
import { firstRequests } from './requestFilter.js'

const now = new Date(2026, 10, 22, 15)
const camille = aPerson({ id: 4, first_name: 'Camille', last_name: 'Moreau', name: 'MOREAU Camille' })
const picking = aStaffDeal({
  id: 18,
  project: { id: 7, title: 'Warehouse voice picking' },
  organization: { id: 3, name: 'Halden Logistics', country: 'Netherlands', size: '50-500' },
  deal: aDeal({
    title: 'Warehouse voice picking',
    asked_by: camille,
    solution_category: ['Household appliance'],
    solution_operating_system: ['Android', 'Linux'],
    solution_electronic: 'Smart glasses',
    solution_use_environment: 'Warehouse, very noisy',
    additional_comment: 'Supervisors dictate incident reports at the end of a shift.',
  }),
})
const cabin = aStaffDeal({
  id: 16,
  project: { id: 9, title: 'Cabin assistant' },
  organization: { id: 5, name: 'Nordlicht Mobility', country: 'Germany', size: '500+' },
  deal: aDeal({ kind: 'evaluation', title: 'Cabin assistant' }),
  created_at: '2026-11-20T09:30:00.000Z',
})
const counts = { waiting: 2, approved: 31, declined: 4 }

const opened = (request: StaffDeal, crm_links?: Record<string, string>) => ({
  id: request.id,
  context: ready({
    request,
    project: aProject({ id: request.project.id, title: request.project.title }),
    members_total: 4,
    ...(crm_links && { crm_links }),
  }),
})
const decided = (changes: Partial<StaffDeal>, deal = {}): StaffDeal => ({
  ...picking,
  status: 'approved',
  decided_by: aPerson({ id: 9, first_name: 'Lucie', last_name: 'Bernard', name: 'BERNARD Lucie' }),
  evaluation_ends_on: '2026-12-22T23:59:59.999Z',
  ...changes,
  deal: { ...picking.deal, decided_at: '2026-11-22T14:59:00.000Z', ...deal },
})

const retry = fn()
const onApprove = fn<RequestsScreenProps['onApprove']>()
const onDecline = fn<RequestsScreenProps['onDecline']>()
const onUndo = fn<RequestsScreenProps['onUndo']>()

const meta = {
  title: 'Console/Staff/Requests',
  component: RequestsScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/requests' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    requests: ready({ data: [picking, cabin], total: 2, counts }),
    filter: firstRequests,
    onFilter: fn(),
    onOpen: fn(),
    hrefOf: (id) => `/staff/requests${id ? `?request=${id}` : ''}`,
    open: opened(picking),
    now,
    providers: [aTag()],
    onApprove,
    onDecline,
    onUndo,
    onInvalid: fn(),
  },
  beforeEach: () => {
    for (const spy of [onApprove, onDecline, onUndo]) spy.mockReset().mockResolvedValue(undefined)
    retry.mockClear()
  },
} satisfies Meta<typeof RequestsScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))
const paneOf = (canvasElement: HTMLElement, title: string) =>
  main(canvasElement).getByRole('region', { name: title })
const submitOf = (pane: HTMLElement) => pane.querySelector('button[type="submit"]') as HTMLElement

/** On their way. */
export const Loading: Story = {
  args: { requests: loading, open: undefined },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('status', { name: /./ })).toBeInTheDocument()
  },
}

/** They could not be read, and neither could the one that is open. */
export const Failed: Story = {
  args: {
    requests: failed(new ApiError({ kind: 'network' }), retry),
    open: { id: 18, context: failed(new ApiError({ kind: 'network' }), retry) },
  },
  play: async ({ canvasElement }) => {
    const alerts = main(canvasElement).getAllByRole('alert')
    await expect(alerts).toHaveLength(2)
    for (const alert of alerts) await userEvent.click(within(alert).getByRole('button'))
    await expect(retry).toHaveBeenCalledTimes(2)
  },
}

/** Nothing is pending; decided requests are a tab away. */
export const Empty: Story = {
  args: { requests: ready({ data: [], total: 0, counts: { ...counts, waiting: 0 } }), open: undefined },
  play: async ({ args, canvasElement }) => {
    const tabs = main(canvasElement).getAllByRole('tab')
    await userEvent.click(tabs[1] as HTMLElement)
    await expect(args.onFilter).toHaveBeenCalledWith({ ...firstRequests, status: 'approved' })
  },
}

/** No request holds the words that were typed. */
export const NoMatch: Story = {
  args: {
    requests: ready({ data: [], total: 0, counts }),
    filter: { ...firstRequests, text: 'lighthouse' },
    open: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const search = within(main(canvasElement).getByRole('search'))
    await userEvent.click(search.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onFilter).toHaveBeenCalledWith(firstRequests)
  },
}

/** The queue, and the first request: its button approves it until the day that it names. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const queue = main(canvasElement).getByRole('list', { name: /./ })
    const [first, second] = within(queue).getAllByRole('link')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(second).toHaveAttribute('href', '/staff/requests?request=16')
    await expect(second).toHaveTextContent(/2 days ago|avant-hier/)
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await expect(pane).toHaveTextContent(/MOREAU Camille|Camille MOREAU/)
    await expect(pane).toHaveTextContent('Smart glasses')
    await expect(within(pane).getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
    await expect(submitOf(pane)).toHaveTextContent('22/12/2026')
    await userEvent.click(submitOf(pane))
    await waitFor(() => expect(onApprove).toHaveBeenCalledOnce())
    await expect(onApprove.mock.lastCall?.[1]).toEqual({
      until: '2026-12-22',
      provider: 'Built-in engines',
      message: '',
    })
  },
}

/** In French, choices from a list have the labels of the list: the country, and the purpose. */
export const ReadyInFrench: Story = {
  globals: { locale: 'fr-FR' },
  play: async ({ canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await expect(pane).toHaveTextContent('Pays-Bas')
    await expect(pane).toHaveTextContent('Électroménager')
    await expect(pane).not.toHaveTextContent(/Netherlands|Household/)
  },
}

/** On a small laptop the decision is made without scrolling, however large the request. */
export const ReadyOnLaptop: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await expect(pane.scrollHeight).toBeGreaterThan(window.innerHeight / 2)
    await expect(submitOf(pane).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Nothing waits where each request is approved when it is sent, and the page says why. */
export const Automatic: Story = {
  args: { ...Empty.args, isAutomatic: true },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(/approves each request|approuve chaque demande/)).toBeVisible()
    // Some may wait all the same.
    await expect(main(canvasElement).getByText(/sent before|envoyées avant/)).toBeVisible()
  },
}

/** While the queue has the focus, J and K go through it, A and D open a way to decide; in a field they are letters. */
export const Keys: Story = {
  play: async ({ args, canvasElement }) => {
    const queue = main(canvasElement).getByRole('list', { name: /./ })
    await expect(queue).toHaveAccessibleDescription(/J.*K.*A.*D/)
    const [first, second] = within(queue).getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
    await expect(args.onOpen).toHaveBeenLastCalledWith(16)
    await userEvent.keyboard('jk')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('d')
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    const reason = pane.querySelector('textarea') as HTMLTextAreaElement
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.keyboard('adjk')
    await expect(reason).toHaveValue('adjk')
    first?.focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(inputNamed(pane, 'until')).toHaveFocus())
    await expect(onApprove).not.toHaveBeenCalled()
    await expect(onDecline).not.toHaveBeenCalled()
  },
}

/** A day that is over is refused; without a day the approval has no end. */
export const OtherEnd: Story = {
  play: async ({ args, canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    const until = inputNamed(pane, 'until')
    await userEvent.clear(until)
    await userEvent.type(until, '01012026')
    await userEvent.click(submitOf(pane))
    await waitFor(() => expect(until).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(onApprove).not.toHaveBeenCalled()
    await userEvent.clear(until)
    await expect(submitOf(pane)).not.toHaveTextContent(/\d/)
    await userEvent.click(submitOf(pane))
    await waitFor(() => expect(onApprove.mock.lastCall?.[1].until).toBeNull())
  },
}

/** Declining requires the reason that the members read. */
export const Declining: Story = {
  play: async ({ canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await userEvent.click(within(pane).getAllByRole('radio')[1] as HTMLElement)
    await userEvent.click(submitOf(pane))
    const reason = pane.querySelector('textarea') as HTMLElement
    await waitFor(() => expect(reason).toBeInvalid())
    await expect(onDecline).not.toHaveBeenCalled()
    await userEvent.type(reason, 'No engine yet.')
    await userEvent.click(submitOf(pane))
    await waitFor(() => expect(onDecline.mock.lastCall?.[1]).toBe('No engine yet.'))
  },
}

/** Another member of staff was first: the sentence of the server is above the form. */
export const DecidedByAnother: Story = {
  beforeEach: () => {
    onApprove.mockResolvedValue({
      'FINAL_FORM/form-error': 'Someone has decided about this request already.',
    })
  },
  play: async ({ canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await userEvent.click(submitOf(pane))
    await expect(await within(pane).findByText(/^Someone has decided/)).toBeVisible()
  },
}

/** Approved a moment ago: for some seconds the way back. */
export const Undoable: Story = {
  args: {
    open: opened(
      decided({ undo_until: new Date(Date.now() + 3_600_000).toISOString(), provider: 'Built-in engines' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await expect(pane).toHaveTextContent('22/12/2026')
    await userEvent.click(within(pane).getByRole('button'))
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}

/** Declined permanently, with its reason; the customer database is a link away. */
export const Declined: Story = {
  args: {
    filter: { ...firstRequests, status: 'declined' },
    open: opened(decided({ status: 'declined' }, { reason: 'There is no engine for this language yet.' }), {
      deal: 'https://crm.example/deal/18',
    }),
  },
  play: async ({ canvasElement }) => {
    const pane = paneOf(canvasElement, 'Warehouse voice picking')
    await expect(pane).toHaveTextContent('There is no engine for this language yet.')
    await expect(within(pane).queryByRole('button')).toBeNull()
    await expect(within(pane).getAllByRole('link').at(-1)).toHaveAttribute(
      'href',
      'https://crm.example/deal/18',
    )
  },
}

/** Phone: the queue alone, a card for each. */
export const Phone: Story = {
  args: { open: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('link')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Phone: a request in the place of the queue, and the way back to it. */
export const PhoneRequest: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('tab')).toBeNull()
    await expect(main(canvasElement).getAllByRole('link')[0]).toHaveAttribute('href', '/staff/requests')
    await expect(submitOf(paneOf(canvasElement, 'Warehouse voice picking'))).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

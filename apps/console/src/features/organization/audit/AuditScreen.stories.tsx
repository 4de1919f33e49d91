import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { anAuditEntry, aPage } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { organizationMessages } from '../messages/index.js'
import { ada, inOrganization, jonas, mai, zofia } from '../testing/frame.js'
import { AuditScreen, type AuditScreenProps } from './AuditScreen.js'

const retry = fn()
const now = new Date(2026, 10, 22, 15)
const at = (date: number, hours: number, minutes: number) =>
  new Date(2026, 10, date, hours, minutes).toISOString()

const entries = [
  anAuditEntry({
    id: 9,
    action: 'invitation.created',
    values: { name: 'lena.vogt@lumiere-instruments.com', after: 'employee' },
    created_at: at(22, 14, 32),
  }),
  anAuditEntry({
    id: 8,
    account: jonas,
    values: { name: 'NGUYEN Thi Mai', before: 'guest', after: 'employee' },
    ip: '192.0.2.44',
    created_at: at(22, 11, 8),
  }),
  anAuditEntry({
    id: 7,
    action: 'project.created',
    account: mai,
    values: { name: 'Kiosk ticketing' },
    is_staff: true,
    created_at: at(21, 17, 55),
  }),
  anAuditEntry({
    id: 6,
    action: 'domain.added',
    account: null,
    pseudonym: '4Q7K19',
    values: { name: 'lumiere-instruments.com' },
    ip: null,
    created_at: at(19, 15, 47),
  }),
  // An action that another part of the product added, and that has no words here.
  anAuditEntry({ id: 5, action: 'licence.issued', account: null, values: {}, created_at: at(19, 8, 30) }),
]

const meta = {
  title: 'Console/Organization/Audit log',
  component: AuditScreen,
  decorators: inOrganization('audit'),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    entries: ready(aPage(entries, 214)),
    people: [ada, jonas, mai, zofia],
    filters: { text: '', person: undefined, action: undefined, period: '30', page: 1, pageSize: 10 },
    onFiltersChange: fn<AuditScreenProps['onFiltersChange']>(),
    onExport: fn(async () => {}),
    now,
  },
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj<typeof meta>

const panel = (canvas: HTMLElement) => within(within(canvas).getByRole('tabpanel'))
const lines = (canvas: HTMLElement) =>
  panel(canvas)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button'))

const words = (locale: unknown) => messagesIn(organizationMessages, locale).audit

/** Expects the chosen values of the filters to be uncut, in the longer language too. */
async function expectWholeFilters(canvas: HTMLElement) {
  const filters = within(panel(canvas).getByRole('search')).getAllByRole('button', { expanded: false })
  for (const filter of filters)
    for (const part of filter.querySelectorAll('[aria-hidden]'))
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
}

const exportButton = (canvas: HTMLElement) => panel(canvas).getByRole('button', { name: /CSV/ })

/** The entries are loading. */
export const Loading: Story = {
  args: { entries: loading },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).queryByRole('listitem')).not.toBeInTheDocument()
    await expect(panel(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
  },
}

/** The log could not be read; it can be requested again. */
export const Failed: Story = {
  args: { entries: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(panel(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Nothing was done in the period. */
export const Empty: Story = {
  args: { entries: ready(aPage([])) },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).queryByRole('listitem')).not.toBeInTheDocument()
    await expect(panel(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
    await expect(exportButton(canvasElement)).toBeDisabled()
  },
}

/** Three days of entries; one is opened and has the previous role. */
export const Ready: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(panel(canvasElement).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    const opened = lines(canvasElement)[1] as HTMLElement
    await expect(opened).toHaveTextContent(/11:08.*FELD Jonas.*NGUYEN Thi Mai/)
    await userEvent.click(opened)
    await expect(opened).toHaveAttribute('aria-expanded', 'true')
    const facts = panel(canvasElement)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    await expect(facts.slice(2)).toEqual(['192.0.2.44', 'member.role_changed'])
    await expect(facts[1]).toMatch(/^Employ/)
    await expectWholeFilters(canvasElement)
    // The last thirty days leave something out, and can be reset like any other filter.
    const t = words(globals.locale)
    const period = t.lastDays_other.replace('{{count}}', '30')
    await expect(panel(canvasElement).getByRole('button', isChip(t.periodLabel, period))).toBeVisible()
  },
}

async function choose(canvas: HTMLElement, filter: string, option: string) {
  await userEvent.click(panel(canvas).getByRole('button', { name: new RegExp(`^${filter}\\s?:`) }))
  await userEvent.click(await within(document.body).findByRole('option', { name: option }))
  await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull())
}

const isChip = (label: string, option: string) => ({ name: new RegExp(`^${label}\\s?: ${option}$`) })

/** Every filter begins again at the first page, and the next page keeps them. */
export const Filtered: Story = {
  args: {
    filters: {
      text: 'lena',
      person: jonas.id,
      action: 'invitation.created',
      period: '90',
      page: 2,
      pageSize: 10,
    },
  },
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    args.onFiltersChange.mockClear()
    const lastIs = (next: object) =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...args.filters, ...next })
    await expect(panel(canvasElement).getByRole('button', isChip(t.personLabel, 'FELD Jonas'))).toBeVisible()
    await choose(canvasElement, t.personLabel, 'KOWALSKA Zofia')
    await lastIs({ person: zofia.id, page: 1 })
    await choose(canvasElement, t.periodLabel, t.allPeriods)
    await lastIs({ period: 'all', page: 1 })
    const next = within(panel(canvasElement).getByRole('navigation')).getAllByRole('button').at(-1)
    await userEvent.click(next as HTMLElement)
    await lastIs({ page: 3 })
    await userEvent.clear(panel(canvasElement).getByRole('searchbox'))
    await waitFor(() => lastIs({ text: '', page: 1 }))
  },
}

/** By keyboard one filter is reset, and then all of them. */
export const Reset: Story = {
  tags: ['no-picture'],
  args: Filtered.args ?? {},
  play: async ({ args, canvasElement, globals }) => {
    const t = words(globals.locale)
    args.onFiltersChange.mockClear()
    const takeBack = new RegExp(`^(Remove the filter|Retirer le filtre) ${t.actionLabel}$`)
    panel(canvasElement).getByRole('button', { name: takeBack }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...args.filters,
      action: undefined,
      page: 1,
    })
    const reset = /^(Reset filters|Réinitialiser les filtres)$/
    panel(canvasElement).getByRole('button', { name: reset }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...{ text: '', person: undefined, action: undefined, period: 'all', page: 1 },
      pageSize: args.filters.pageSize,
    })
    await expect(panel(canvasElement).getByRole('searchbox')).toHaveValue('')
  },
}

/** The file is being written; a second press changes nothing. */
export const Exporting: Story = {
  args: { onExport: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    args.onExport.mockClear()
    await userEvent.click(exportButton(canvasElement))
    await userEvent.click(exportButton(canvasElement))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
}

/** On phones an entry has several lines; nothing leaves the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(lines(canvasElement)[0]?.getBoundingClientRect().height).toBeGreaterThan(70)
    await expectWholeFilters(canvasElement)
  },
}

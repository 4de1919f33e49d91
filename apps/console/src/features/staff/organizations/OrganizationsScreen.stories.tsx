import { ApiError, failed, loading, ready, type StaffOrganization } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { organizationsMessages } from './messages.js'
import { OrganizationsScreen, type OrganizationsScreenProps } from './OrganizationsScreen.js'

const lumiere: StaffOrganization = {
  id: 3,
  name: 'Lumière Instruments',
  country: 'France',
  size: '50-500',
  status: 'verified',
  members_total: 12,
  projects_total: 3,
  user_seats: 20,
  limits: { projectsPerOrganization: 500 },
  customer: 'Yes',
  sales_representative: 'Inès Roche',
  organization_id: 'ACC-2041',
  created_at: '2026-01-12T09:00:00.000Z',
}
const halden: StaffOrganization = {
  ...lumiere,
  id: 5,
  name: 'Halden Logistics',
  country: null,
  size: null,
  status: 'unverified',
  user_seats: null,
  limits: {},
  customer: null,
  sales_representative: null,
  organization_id: null,
}

const retry = fn()
const onSave = fn<OrganizationsScreenProps['onSave']>()
const onSaveSales = fn<OrganizationsScreenProps['onSaveSales']>()

const meta = {
  title: 'Console/Staff/Organizations',
  component: OrganizationsScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/organizations' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready({ data: [lumiere, halden], total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    onSave,
    onSaveSales,
    onInvalid: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined)
    onSaveSales.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof OrganizationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(organizationsMessages, locale)

/** On their way. */
export const Loading: Story = {
  args: { rows: loading },
  play: seesLoading,
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { rows: failed(new ApiError({ kind: 'network' }), retry) },
  play: async (context) => {
    const alert = main(context.canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(words(context.globals.locale).failed)
    await asksAgain(retry)(context)
  },
}

/** Empty list. */
export const Empty: Story = {
  args: { rows: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByText(words(globals.locale).emptyTitle)).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { rows: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async (context) => {
    const { emptyTitle } = words(context.globals.locale)
    await expect(main(context.canvasElement).queryByText(emptyTitle)).toBeNull()
    await takesWordsBack(context)
  },
}

/** One with a number of seats, and one that may have as many members as it likes. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [, first, second] = main(canvasElement).getAllByRole('row')
    await expect(first).toHaveTextContent(/12 (of|sur) 20/)
    await expect(second).not.toHaveTextContent(/(of|sur) 20/)
  },
}

/** Seats and limits: an empty field restores the default, a text that is not a number is refused. */
export const Limits: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(main(canvasElement).getByRole('table')).getAllByRole('button')
    await userEvent.click(first as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    const submit = dialog.querySelector('button[type="submit"]') as HTMLElement
    const seats = inputNamed(dialog, 'user_seats')
    await expect(seats).toHaveValue('20')
    await userEvent.clear(inputNamed(dialog, 'projectsPerOrganization'))
    await userEvent.clear(seats)
    await userEvent.type(seats, 'many')
    await userEvent.click(submit)
    await waitFor(() => expect(seats).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await userEvent.clear(seats)
    await userEvent.type(seats, '50')
    await userEvent.click(submit)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    await expect(onSave.mock.lastCall?.[1]).toEqual({
      user_seats: 50,
      projectsPerOrganization: null,
      domainsPerOrganization: null,
      modelsPerProject: null,
      audioFilesPerProject: null,
      audioMegabytesPerProject: null,
      generationCreditsPerProject: null,
    })
  },
}

const openSales = async (canvas: HTMLElement, name: string, locale: unknown) => {
  const button = words(locale).sales.of.replace('{{organization}}', name)
  await userEvent.click(main(canvas).getByRole('button', { name: button }))
  return within(document.body).findByRole('dialog')
}

/** Whether it is a customer, who sells to it, and how the customer database names it. */
export const Sales: Story = {
  name: 'E-004 Sales details',
  play: async ({ canvasElement, globals }) => {
    const t = words(globals.locale).sales
    const dialog = await openSales(canvasElement, halden.name, globals.locale)
    await expect(within(dialog).getByRole('radio', { name: t.unset })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('radio', { name: t.no }))
    await userEvent.type(inputNamed(dialog, 'sales_representative'), ' Inès Roche ')
    await userEvent.type(inputNamed(dialog, 'organization_id'), 'ACC-9')
    await userEvent.click(submitButton(dialog))
    await waitFor(() =>
      expect(onSaveSales).toHaveBeenCalledWith(halden, {
        customer: 'No',
        sales_representative: 'Inès Roche',
        organization_id: 'ACC-9',
      }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** Earlier values are there, and an empty field removes them. */
export const SalesCleared: Story = {
  play: async ({ canvasElement, globals }) => {
    const dialog = await openSales(canvasElement, lumiere.name, globals.locale)
    await userEvent.click(within(dialog).getByRole('radio', { name: words(globals.locale).sales.unset }))
    await expect(inputNamed(dialog, 'sales_representative')).toHaveValue('Inès Roche')
    await userEvent.clear(inputNamed(dialog, 'sales_representative'))
    await expect(inputNamed(dialog, 'organization_id')).toHaveValue('ACC-2041')
    await userEvent.click(submitButton(dialog))
    await waitFor(() =>
      expect(onSaveSales).toHaveBeenCalledWith(lumiere, {
        customer: null,
        sales_representative: null,
        organization_id: 'ACC-2041',
      }),
    )
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwitchDialog } from './SwitchDialog.js'

const organizations = [
  { id: 3, name: 'Lumière Instruments', role: 'administrator', projects: 4 },
  { id: 4, name: 'Nordwind Aviation Maintenance', role: 'employee', projects: 1 },
  { id: 5, name: 'Atelier Brume', role: 'guest', projects: 0 },
]

const meta = {
  title: 'Console/Organization/Switch dialog',
  component: SwitchDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { organizations, currentId: 3, isOpen: true, onOpenChange: fn(), onChoose: fn() },
} satisfies Meta<typeof SwitchDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
const rows = async () => within((await dialog()).getByRole('list')).getAllByRole('button')

/** Three organizations: the current one bears a check, another is chosen. */
export const Ready: Story = {
  name: 'C-025 Ready',
  play: async ({ args }) => {
    const [current, other] = await rows()
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(other).not.toHaveAttribute('aria-current')
    await expect(current?.querySelectorAll('svg')).toHaveLength(1)
    await userEvent.click(other as HTMLElement)
    await expect(args.onChoose).toHaveBeenCalledWith(organizations[1])
  },
}

/** The numbers of projects are loading: only the roles are shown. */
export const Loading: Story = {
  args: { organizations: organizations.map(({ projects: _, ...known }) => known) },
  play: async () => {
    for (const row of await rows()) await expect(row).not.toHaveTextContent(/\d/)
  },
}

/** More than seven, with the longest names: a search field finds one by a part of its name. */
export const Crowded: Story = {
  args: {
    organizations: [
      ...organizations,
      ...Array.from({ length: 9 }, (_, index) => ({
        id: 10 + index,
        name: `${index + 1} ${'Société coopérative de préparation vocale '.repeat(3)}`.slice(0, 100).trim(),
        role: 'guest',
        projects: index,
      })),
    ],
  },
  play: async () => {
    const search = (await dialog()).getByRole('searchbox')
    await userEvent.type(search, 'WIND')
    const found = await rows()
    await expect(found).toHaveLength(1)
    await expect(found[0]).toHaveTextContent('Nordwind Aviation Maintenance')
    await userEvent.clear(search)
    await userEvent.type(search, 'lumiere')
    await expect((await rows())[0]).toHaveTextContent('Lumière Instruments')
    await userEvent.clear(search)
    await expect(await rows()).toHaveLength(12)
  },
}

/** Names of one word that is longer than a phone is wide: they break, and the check stays in its row. */
export const Unbroken: Story = {
  args: { organizations: organizations.map((known) => ({ ...known, name: 'Instrumente'.repeat(9) })) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const window = await within(document.body).findByRole('dialog')
    for (const row of await rows()) {
      const { right } = row.getBoundingClientRect()
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
      await expect(right).toBeLessThanOrEqual(window.getBoundingClientRect().right)
      for (const part of row.querySelectorAll('*'))
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  },
}

/** Nothing bears the words of the search. */
export const NoMatch: Story = {
  args: Crowded.args ?? {},
  play: async () => {
    await userEvent.type((await dialog()).getByRole('searchbox'), 'zzz')
    await expect((await dialog()).queryByRole('listitem')).not.toBeInTheDocument()
    await expect((await dialog()).getByText(/zzz/)).toBeVisible()
  },
}

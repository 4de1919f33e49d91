import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type TabItem, Tabs } from './Tabs.js'

const tabs: TabItem[] = [
  { id: 'details', label: 'Details', content: 'Title, platforms and industry.' },
  { id: 'users', label: 'Users', count: 6, content: 'Six people.' },
  { id: 'downloads', label: 'Downloads', count: 48, content: 'Forty-eight files.' },
]

const meta = {
  title: 'UI/Navigation/Tabs',
  id: 'ui-tabs',
  component: Tabs,
  args: { label: 'Folder', tabs, onSelectionChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** The first is open; a press opens another. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const [details, users] = await canvas.findAllByRole('tab')
    await userEvent.click(users as HTMLElement)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('users')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Six people.')
    await expect(details).toHaveAttribute('aria-selected', 'false')
  },
}

/** Arrows lead from tab to tab. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const [details, users] = await within(canvasElement).findAllByRole('tab')
    await waitFor(() => expect(details).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(users).toHaveFocus()
    await expect(users).toHaveAttribute('aria-selected', 'true')
  },
}

/** Figures of the open tab at the end of the line; the number of a tab in which something failed is red. */
export const WithEnd: Story = {
  args: {
    tabs: [
      { id: 'problems', label: 'Problems', count: 0, content: 'No problem.' },
      { id: 'suite', label: 'Suite', count: '38/40', countTone: 'danger', content: 'Two failed.' },
    ],
    selectedKey: 'suite',
    end: '98,372 sentences',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('tab', { name: 'Suite 38/40' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByText('98,372 sentences')).toBeVisible()
  },
}

/** One that cannot be opened. */
export const Disabled: Story = {
  args: { tabs: [...tabs, { id: 'access', label: 'Access', isDisabled: true }] },
  play: async ({ canvasElement }) => {
    const [, , , access] = await within(canvasElement).findAllByRole('tab')
    await expect(access).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Each with an address of its own; the page of the address is the content. */
export const Links: Story = {
  args: {
    tabs: tabs.map(({ id, label }) => ({ id, label, href: `#${id}` })),
    selectedKey: 'users',
    children: 'The page of the address.',
  },
  play: async ({ canvasElement }) => {
    const [, users] = await within(canvasElement).findAllByRole('tab')
    await expect(users).toHaveAttribute('href', '#users')
    await expect(users).toHaveAttribute('aria-selected', 'true')
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('The page of the address.')
  },
}

/** In a pane of a fixed height: the open tab reaches its edges, and a tab that stays mounted keeps its content. */
export const Filling: Story = {
  args: {
    height: 'fill',
    tabs: [
      {
        id: 'text',
        label: 'Text',
        content: (
          <textarea aria-label="Text" defaultValue="One" style={{ inlineSize: '100%', blockSize: 80 }} />
        ),
        isKept: true,
      },
      { id: 'graph', label: 'Graph', content: 'A drawing of the text.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [text, graph] = await canvas.findAllByRole('tab')
    await userEvent.type(canvas.getByRole('textbox'), ' two')
    await userEvent.click(graph as HTMLElement)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(text as HTMLElement)
    await expect(canvas.getByRole('textbox')).toHaveValue('One two')
    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().height).toBeGreaterThan(190)
  },
}

/** More than fit: they scroll, and on phones the edge fades. */
export const LongText: Story = {
  args: {
    tabs: [
      'Informations',
      'Services en ligne',
      'Utilisateurs et accès',
      'Téléchargements',
      'Paquets Conan',
      'Historique des demandes',
    ].map((label) => ({ id: label, label, content: label })),
    selectedKey: 'Historique des demandes',
  },
}

/** With and without counts, open, closed and disabled. */
export const Matrix: Story = {
  args: {
    tabs: [...tabs, { id: 'access', label: 'Access', count: 0, isDisabled: true }],
    selectedKey: 'users',
  },
}

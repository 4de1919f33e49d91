import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Card } from '../../components/Card/Card.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'UI/Feedback/EmptyState',
  id: 'ui-emptystate',
  component: EmptyState,
  args: {
    title: 'No test yet',
    children: 'Save a set of recordings to compare them later.',
    actions: <Button size="small">New test</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** Why it is empty, and how to begin. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible()
  },
}

/** Nothing that this person may do about it. */
export const NotAdministrator: Story = {
  args: { title: 'No folder yet', children: 'Administrators create folders.', actions: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Administrators create folders.')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** A filter found nothing. */
export const NothingFound: Story = {
  args: {
    title: 'No file with this name',
    children: undefined,
    actions: <Button size="small">Clear filters</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No file with this name')).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

/** In a card, as lists are. */
export const InCard: Story = {
  render: (args) => (
    <Card title="Unit tests" isFlush>
      <EmptyState {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
      .getByRole('heading', { name: 'Unit tests' })
      .closest('section') as HTMLElement
    await expect(within(card).getByText('No test yet')).toBeVisible()
  },
}

/** French, on two lines. */
export const LongText: Story = {
  args: {
    title: 'Aucun document n’a encore été enregistré dans ce dossier',
    children:
      'Ajoutez ceux que vos collègues liront en premier, puis relisez-les avec eux avant de les publier.',
    actions: <Button size="small">Ajouter un document</Button>,
  },
}

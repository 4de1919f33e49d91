import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Card } from '../../components/Card/Card.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    title: 'No test yet',
    children: 'Save a set of recordings to see how well the grammar recognizes them.',
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
  args: { title: 'No project yet', children: 'Administrators create projects.', actions: undefined },
}

/** A filter found nothing. */
export const NothingFound: Story = {
  args: {
    title: 'No file with this name',
    children: undefined,
    actions: <Button size="small">Clear filters</Button>,
  },
}

/** In a card, as lists are. */
export const InCard: Story = {
  render: (args) => (
    <Card title="Unit tests" isFlush>
      <EmptyState {...args} />
    </Card>
  ),
}

/** French, on two lines. */
export const LongText: Story = {
  args: {
    title: 'Aucun mot de réveil n’a encore été enregistré dans ce projet',
    children:
      'Ajoutez les mots que vos utilisateurs prononceront pour réveiller l’appareil, puis essayez-les avec le microphone.',
    actions: <Button size="small">Ajouter un mot de réveil</Button>,
  },
}

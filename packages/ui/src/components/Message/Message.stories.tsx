import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Button } from '../Button/Button.js'
import { Message, type MessageTone } from './Message.js'

const meta = {
  title: 'UI/Feedback/Message',
  id: 'ui-message',
  component: Message,
  args: { children: 'The editor needs a screen of 1280 by 720 pixels.' },
} satisfies Meta<typeof Message>
export default meta
type Story = StoryObj<typeof meta>

/** Something good to know. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible()
    // An initial message is not announced.
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}

/** Something went well and stays written. */
export const Success: Story = {
  args: { tone: 'success', children: 'Your address is confirmed.' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible()
  },
}

/** Something will go wrong if nothing is done. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'The free month ends in 3 days',
    children: 'Ask for a subscription to keep the models.',
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.title))).toBeVisible()
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible()
  },
}

/** Something went wrong; read aloud when it appears. */
export const Danger: Story = {
  args: { tone: 'danger', isAnnounced: true, children: 'The file could not be read.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The file could not be read.')
  },
}

/** With an action. */
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'The microphone is blocked',
    actions: <Button size="small">Try again</Button>,
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.title))).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Several lines of French. */
export const LongText: Story = {
  args: {
    tone: 'info',
    title: 'Cette entreprise a atteint son nombre de places',
    children:
      'Retirez une personne ou demandez des places supplémentaires. Les invitations déjà envoyées restent valables pendant quatorze jours.',
    actions: <Button size="small">Demander des places supplémentaires</Button>,
  },
}

const tones: MessageTone[] = ['info', 'success', 'warning', 'danger']

/** The four tones, each with its own icon. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Message key={tone} tone={tone} title={tone} actions={<Button size="small">Change</Button>}>
          Change the text before running the test.
        </Message>
      ))}
    </Stack>
  ),
}

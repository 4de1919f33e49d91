import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BarGlyph } from '../../components/BarGlyph/BarGlyph.js'
import { Button } from '../../components/Button/Button.js'
import { Card } from '../../components/Card/Card.js'
import { Heading } from '../../primitives/Heading/Heading.js'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { GuidedTour, type TourEnd } from './GuidedTour.js'
import type { TourStep } from './TourStep.js'

const welcome: TourStep = {
  id: 'welcome',
  target: '[data-tour="title"]',
  title: 'Welcome to your dashboard',
  text: 'Four steps lead to your first report.',
}
const folders: TourStep = {
  id: 'folders',
  target: '[data-tour="folders"]',
  title: 'Your folders live here',
  text: 'The bars show each part: filled when it is delivered, outlined when you have asked for it.',
  picture: (
    <Inline>
      <BarGlyph bars={['solid', 'solid']} label="" /> 2 of 7 delivered
    </Inline>
  ),
}
const invite: TourStep = {
  id: 'invite',
  target: '[data-tour="invite"]',
  title: 'Invite your team',
  text: 'They see the same models and files.',
}
const hidden: TourStep = {
  id: 'hidden',
  target: '[data-tour="hidden"]',
  title: 'Hidden',
  text: 'Never shown.',
}
const missing: TourStep = { id: 'missing', target: '#nowhere', title: 'Missing', text: 'Never shown.' }

const meta = {
  title: 'UI/Overlays/GuidedTour',
  id: 'ui-guidedtour',
  component: GuidedTour,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { steps: [welcome, folders, invite], isOpen: true, onEnd: fn(), onStepChange: fn() },
  render: (args) => {
    const [isOpen, setIsOpen] = useState(args.isOpen)
    return (
      <Stack gap="x4">
        <Inline justify="between">
          <div data-tour="title">
            <Heading level={1}>Folders</Heading>
          </div>
          <div data-tour="invite">
            <Button>Invite teammates</Button>
          </div>
        </Inline>
        <div data-tour="folders">
          <Card title="Autumn catalogue">Windows, Android</Card>
        </div>
        <div data-tour="hidden" hidden>
          Hidden
        </div>
        <div>
          <Button onPress={() => setIsOpen(true)}>Show me around</Button>
        </div>
        <GuidedTour
          {...args}
          isOpen={isOpen}
          onEnd={(end) => {
            args.onEnd(end)
            setIsOpen(false)
          }}
        />
      </Stack>
    )
  },
} satisfies Meta<typeof GuidedTour>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const card = (name: TourStep['title']) => body().findByRole('dialog', { name: String(name) })
/** The way on is always the last button of the card. */
const next = (dialog: HTMLElement) => within(dialog).getAllByRole('button').at(-1)!

async function endedOnce(onEnd: unknown, end: TourEnd) {
  await expect(onEnd).toHaveBeenCalledOnce()
  await expect(onEnd).toHaveBeenCalledWith(end)
}

/** The first step, without a way back. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await card(welcome.title)
    await expect(dialog).toHaveTextContent(/1 \D+ 3/)
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2)
    await expect(args.onStepChange).toHaveBeenCalledWith(welcome)
    await waitFor(() => expect(next(dialog)).toHaveFocus())
  },
}

/** In the middle: a small picture, the way back and the way on. */
export const Middle: Story = {
  play: async () => {
    await userEvent.click(next(await card(welcome.title)))
    const dialog = await card(folders.title)
    await expect(dialog).toHaveTextContent(/2 \D+ 3/)
    await expect(within(dialog).getAllByRole('button')).toHaveLength(3)
  },
}

/** The last step: nothing is left to skip, and its button ends the tour. */
export const Last: Story = {
  args: { steps: [welcome, invite] },
  play: async ({ args }) => {
    await userEvent.click(next(await card(welcome.title)))
    await userEvent.click(next(await card(invite.title)))
    await endedOnce(args.onEnd, 'done')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

/** Steps whose target is hidden or missing are left out, also of the count. */
export const TargetMissing: Story = {
  args: { steps: [missing, welcome, hidden, missing, invite] },
  play: async () => {
    const first = await card(welcome.title)
    await expect(first).toHaveTextContent(/1 \D+ 2/)
    await userEvent.click(next(first))
    await expect(await card(invite.title)).toHaveTextContent(/2 \D+ 2/)
  },
}

/** Nothing to show: the tour ends before it begins. */
export const NothingVisible: Story = {
  args: { steps: [missing, hidden] },
  play: async ({ args }) => {
    await waitFor(() => endedOnce(args.onEnd, 'done'))
    await expect(body().queryByRole('dialog')).toBeNull()
  },
}

/** Skipped: the rest is not shown. */
export const Skipped: Story = {
  play: async ({ args }) => {
    const dialog = await card(welcome.title)
    await userEvent.click(within(dialog).getAllByRole('button')[0]!)
    await endedOnce(args.onEnd, 'skipped')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

/** Arrow keys lead on and back, Escape skips, and the focus returns to the button that began it. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const start = within(canvasElement).getByRole('button', { name: 'Show me around' })
    await userEvent.click(start)
    await card(welcome.title)
    await userEvent.keyboard('{ArrowRight}')
    await card(folders.title)
    await userEvent.keyboard('{ArrowLeft}')
    await card(welcome.title)
    await userEvent.keyboard('{Escape}')
    await endedOnce(args.onEnd, 'skipped')
    await waitFor(() => expect(start).toHaveFocus())
  },
}

/** Long French. */
export const LongText: Story = {
  args: {
    steps: [
      {
        ...folders,
        title: 'Vos dossiers et ceux que l’on partage avec vous sont ici',
        text: 'Les barres montrent chaque partie : pleine quand elle est livrée, en contour quand vous l’avez demandée et que sa validation est en cours.',
      },
      invite,
    ],
  },
  play: async () => {
    const dialog = await body().findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

import { Button, Card, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { someScores } from '../../testing/scores.js'
import { ScoreCurve, type ScoreCurveProps } from './ScoreCurve.js'
import type { ScoreEvent } from './ScoredSound.js'
import { ScoreLegend } from './ScoreLegend.js'

const helloHalden: ScoreEvent = { kind: 'woken', word: 'hello halden', seconds: 6.8, score: 8740 }
const events: readonly ScoreEvent[] = [
  helloHalden,
  { kind: 'mistake', word: 'hello holder', seconds: 15.1, score: 5520 },
  { kind: 'anti', word: 'hey halden', seconds: 21.2, score: 4260 },
  { ...helloHalden, seconds: 25.2, score: 8080 },
]
const thirty = [someScores(30, events)]
const onThresholdChange = fn()

const meta = {
  title: 'Audio/ScoreCurve',
  component: ScoreCurve,
  args: { label: 'Score over time', sounds: thirty, threshold: 5000, onThresholdChange },
} satisfies Meta<typeof ScoreCurve>
export default meta
type Story = StoryObj<typeof meta>

const rows = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map((row) => row.textContent)
const timeOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('slider', { name: 'Time shown' })

/** A recording of half a minute: the wake word twice, another one by mistake, and an anti word. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Score over time: 30 seconds, highest score 8,740',
    )
    await expect(rows(canvasElement)).toContain('0:15.1hello holderWoken by mistake5,520')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** The threshold is moved: the area above it is brighter. */
export const Tuned: Story = {
  render: function Tuned(args) {
    const [threshold, setThreshold] = useState(args.threshold)
    return <ScoreCurve {...args} threshold={threshold} onThresholdChange={setThreshold} />
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Threshold' })
    const bright = canvasElement.querySelector('clipPath rect') as SVGRectElement
    await expect(bright.height.baseVal.value).toBe(50)
    slider.focus()
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}')
    await expect(slider).toHaveAttribute('aria-valuenow', '5700')
    await expect(bright.height.baseVal.value).toBeCloseTo(43)
  },
}

/** The threshold is shown alone. */
export const ReadOnly: Story = {
  args: { onThresholdChange: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('slider')).toBeNull()
    await expect(within(canvasElement).getAllByText('5,000')).toHaveLength(2)
  },
}

/** Somebody speaks: the newest is at the right edge. */
export const Live: Story = {
  args: { state: 'live', windowSeconds: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Listening')).toBeVisible()
    await expect(timeOf(canvasElement)).toHaveAttribute('aria-valuetext', '0:10 to 0:30 of 0:30')
    await expect(
      canvas.getByText('hello halden, Woken, score 8,080', { selector: '[role=status] *' }),
    ).toBeInTheDocument()
  },
}

/** Listening has begun: the curve comes in from the right. */
export const LiveBegins: Story = {
  args: { state: 'live', windowSeconds: 30, sounds: [someScores(4)] },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelectorAll('path')[2]?.getAttribute('d') ?? ''
    await expect(Number(/^M([\d.]+)/.exec(line)?.[1])).toBeGreaterThan(800)
  },
}

function Growing(args: ScoreCurveProps) {
  const [seconds, setSeconds] = useState(30)
  return (
    <Stack>
      <ScoreCurve {...args} sounds={[someScores(seconds, events)]} />
      <Button onPress={() => setSeconds(seconds + 5)}>Five seconds more</Button>
    </Stack>
  )
}

/** Who looks at what was before stays there while more comes, and goes back to now by a press. */
export const LiveScrolledBack: Story = {
  args: { state: 'live', windowSeconds: 10 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const time = timeOf(canvasElement)
    time.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(time).toHaveAttribute('aria-valuetext', '0:18 to 0:28 of 0:30')
    await userEvent.click(canvas.getByRole('button', { name: 'Five seconds more' }))
    await expect(time).toHaveAttribute('aria-valuetext', '0:18 to 0:28 of 0:35')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }))
    await expect(time).toHaveAttribute('aria-valuetext', '0:25 to 0:35 of 0:35')
    await userEvent.click(canvas.getByRole('button', { name: 'Five seconds more' }))
    await expect(time).toHaveAttribute('aria-valuetext', '0:30 to 0:40 of 0:40')
  },
}

/** Listening rests: what came so far stays, paler. */
export const Paused: Story = {
  args: { state: 'paused', windowSeconds: 20 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Paused')).toBeVisible()
    await expect(timeOf(canvasElement)).toHaveAttribute('aria-valuenow', '10')
  },
}

/** Listening is over: all of it can be scrolled through. */
export const Ended: Story = {
  args: { state: 'ended', windowSeconds: 20 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ended')).toBeVisible()
    timeOf(canvasElement).focus()
    await userEvent.keyboard('{Home}')
    await expect(timeOf(canvasElement)).toHaveAttribute('aria-valuetext', '0:00 to 0:20 of 0:30')
    await expect(within(canvasElement).getByRole('button', { name: 'Earlier' })).toBeDisabled()
  },
}

/** Before the scores of recordings are there. */
export const Loading: Story = {
  args: { state: 'loading', sounds: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Score over time' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Loading the scores')).toBeInTheDocument()
  },
}

/** Nothing was scored yet: the grid with a sentence of the caller. */
export const Empty: Story = {
  args: { sounds: [], empty: 'Press Listen and say the wake word.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Press Listen and say the wake word.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** Half a minute in which nothing is like the wake word. */
export const NothingRecognized: Story = {
  args: { sounds: [someScores(30)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing was recognized')).toBeInTheDocument()
  },
}

/** Recordings one after the other: a line between them, their names below. */
export const Recordings: Story = {
  args: {
    sounds: [
      someScores(9, [{ ...helloHalden, seconds: 4 }], 'hello-1.wav'),
      someScores(6, [{ kind: 'mistake', word: 'hello holder', seconds: 3, score: 5900 }], 'holder.wav'),
      someScores(3, [], 'a door and steps, recorded in the hall of the warehouse.wav'),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('holder.wav', { selector: 'span' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('line[stroke-dasharray], line').length).toBeGreaterThan(6)
    await expect(rows(canvasElement)[2]).toBe('holder.wav0:03.0hello holderWoken by mistake5,900')
  },
}

/** Ten minutes at once: the highest of each place is drawn. */
export const Long: Story = {
  args: { sounds: [someScores(600, events)] },
  play: async ({ canvasElement }) => {
    const points = canvasElement.querySelectorAll('path')[2]?.getAttribute('d')?.match(/C/g)?.length ?? 0
    await expect(points).toBeGreaterThan(50)
    await expect(points).toBeLessThan(1000)
    await expect(within(canvasElement).getByText('10:00')).toBeVisible()
  },
}

/** Words close together: that of the highest is written, all are in the table. */
export const Crowded: Story = {
  args: {
    sounds: [
      someScores(
        30,
        Array.from({ length: 14 }, (_, index) => ({
          ...helloHalden,
          seconds: 1 + index * 0.8,
          score: 5200 + ((index * 3700) % 4300),
        })),
      ),
    ],
  },
}

/** At both ends a word begins or ends at its mark, and above the highest score there is room for it. */
export const AtTheEdges: Story = {
  args: {
    sounds: [
      someScores(30, [
        { ...helloHalden, seconds: 0.2, score: 10_000 },
        { ...helloHalden, seconds: 29.9, score: 9900 },
      ]),
    ],
  },
  play: async ({ canvasElement }) => {
    const { left, right } = within(canvasElement).getByRole('group').getBoundingClientRect()
    for (const word of within(canvasElement).getAllByText('hello halden', { selector: 'bdi' })) {
      await expect(word.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
      await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    }
  },
}

/** In a card whose head has the legend. */
export const InCard: Story = {
  args: { hasLegend: false },
  render: (args) => (
    <Card title="Score over time" actions={<ScoreLegend />}>
      <ScoreCurve {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Woken', { selector: 'li' })).toHaveLength(1)
  },
}

/** Three heights, in the hues of three technologies. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="x4">
      <ScoreCurve {...args} height="small" label="Wake words" hasLegend={false} />
      <ScoreCurve {...args} height="medium" category="category2" label="Commands" hasLegend={false} />
      <ScoreCurve {...args} height="large" category="category7" label="Voices" hasLegend={false} />
    </Stack>
  ),
}

/** From right to left: the words are, time and scores are not. */
export const RightToLeft: Story = {
  args: { state: 'live', windowSeconds: 20 },
  render: (args) => (
    <div dir="rtl">
      <ScoreCurve {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pill = within(canvasElement).getByRole('slider', { name: 'Threshold' })
    const plot = within(canvasElement).getByRole('img')
    await expect(pill.getBoundingClientRect().left).toBeGreaterThan(plot.getBoundingClientRect().right)
  },
}

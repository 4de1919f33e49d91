import { vars } from '@saywright/ui/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { BellButton } from './BellButton.js'

const meta = {
  title: 'Console/Notifications/Bell',
  component: BellButton,
  args: { unread: 3, isOpen: false, onPress: fn() },
  render: (args) => (
    <div style={{ display: 'inline-flex', padding: vars.space.x4 }}>
      <BellButton {...args} />
    </div>
  ),
} satisfies Meta<typeof BellButton>
export default meta
type Story = StoryObj<typeof meta>

/** Points of the drawn bell, on the screen. */
function pointsOfBell(canvasElement: HTMLElement): DOMPoint[] {
  const paths = [...canvasElement.querySelectorAll<SVGPathElement>('svg path')]
  return paths.flatMap((path) => {
    const matrix = path.getScreenCTM() ?? new DOMMatrix()
    const steps = Math.ceil(path.getTotalLength() * 4)
    return Array.from({ length: steps + 1 }, (_, step) =>
      DOMPoint.fromPoint(path.getPointAtLength((path.getTotalLength() * step) / steps)).matrixTransform(
        matrix,
      ),
    )
  })
}

/** Distance of a point from a pill, in px; below 0 it is under it. */
function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: DOMPoint): number {
  const radius = (bottom - top) / 2
  const nearest = Math.min(Math.max(x, left + radius), right - radius)
  return Math.hypot(x - nearest, y - (top + radius)) - radius
}

const ringPx = 2

/** Some are unread: their count is in red, beside a bell that its ring does not cut. */
export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('3')
    const points = pointsOfBell(canvasElement)
    await expect(points.length).toBeGreaterThan(100)
    const box = badge.getBoundingClientRect()
    await expect(Math.min(...points.map((point) => distanceTo(box, point)))).toBeGreaterThan(ringPx)
    const probe = canvasElement.appendChild(document.createElement('i'))
    probe.style.backgroundColor = vars.color.danger.solid
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    await expect(getComputedStyle(badge).backgroundColor).toBe(backgroundColor)
  },
}

/** More are unread than the badge shows: its name begins with the visible text, and adds the rest. */
export const Many: Story = {
  args: { unread: 120 },
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button')
    await expect(bell).toHaveTextContent('9+')
    await expect(bell).toHaveAccessibleName(
      /^9\+ (unread notifications, 120 in all|notifications non lues, 120 en tout)$/,
    )
  },
}

/** Nothing is unread: the bell alone. */
export const Empty: Story = {
  args: { unread: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/\d/)).toBeNull()
    await expect(within(canvasElement).getByRole('button')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LegalDialog } from './LegalDialog.js'

const meta = {
  title: 'Console/Legal/Dialog',
  component: LegalDialog,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { kind: 'terms', isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof LegalDialog>
export default meta
type Story = StoryObj<typeof meta>

const waitOptions = { timeout: 30_000 }
const dialog = async () => within(await within(document.body).findByRole('dialog', undefined, waitOptions))
const surfaceOf = () => within(document.body).getByRole('dialog').parentElement as HTMLElement

/** The terms over the page, 800 px wide: the contents follow the reading position, and Close leads back. */
export const Terms: Story = {
  name: 'L-020 L-037 Terms',
  play: async ({ args }) => {
    const opened = await dialog()
    const headings = await opened.findAllByRole('heading', { level: 2, name: /^13\./ }, waitOptions)
    await expect(surfaceOf().offsetWidth).toBe(800)
    await expect(surfaceOf().offsetHeight).toBeLessThanOrEqual(700)
    const contents = within(opened.getByRole('navigation')).getAllByRole('link')
    await expect(contents).toHaveLength(13)
    await userEvent.click(contents[12] as HTMLElement)
    await waitFor(() => expect(headings[0]).toHaveFocus())
    await waitFor(() => expect(opened.getByText(/\b13 \D+ 13$/)).toBeVisible())
    await userEvent.click(opened.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The privacy policy. */
export const Privacy: Story = {
  args: { kind: 'privacy' },
  play: async () => {
    const opened = await dialog()
    await expect(await opened.findAllByRole('heading', { level: 2, name: /^\d/ }, waitOptions)).toHaveLength(
      10,
    )
  },
}

/** On phones it fills the screen; its contents are one select. */
export const Phone: Story = {
  name: 'L-037 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const opened = await dialog()
    await opened.findAllByRole('heading', { level: 2, name: /^13\./ }, waitOptions)
    const box = surfaceOf().getBoundingClientRect()
    await expect([box.width, box.height]).toEqual([window.innerWidth, window.innerHeight])
    await expect(opened.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { organizationMessages } from '../messages/index.js'
import { lumiere } from '../testing/frame.js'
import { OrganizationHeader } from './OrganizationHeader.js'

const meta = {
  title: 'Console/Organization/Header',
  component: OrganizationHeader,
  args: { organization: lumiere, role: 'administrator' },
} satisfies Meta<typeof OrganizationHeader>
export default meta
type Story = StoryObj<typeof meta>

const roleIn = ({ canvasElement, globals }: Parameters<NonNullable<Story['play']>>[0]) =>
  within(canvasElement).getByText(
    messagesIn(organizationMessages, globals.locale).header.role.administrator,
    {
      // French has a space that does not break.
      normalizer: (text) => text,
    },
  )

/** An organization that proved a domain, as its administrator sees it. */
export const Ready: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Lumière Instruments' })).toBeVisible()
    await expect(canvas.getByText(/6.*10/)).toBeVisible()
    await expect(roleIn(context)).toBeVisible()
  },
}

/** A name of one word that is longer than a phone is wide: it breaks, and nothing leaves the screen. */
export const Unbroken: Story = {
  args: { organization: { ...lumiere, name: 'Instrumente'.repeat(9) } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const name = within(context.canvasElement).getByRole('heading', { level: 2 })
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(roleIn(context).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

import { listAllProjects, me } from '@saywright/api/contract'
import { shellMessages } from '@saywright/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { flow } from '../testing/flow.js'
import { visit } from '../testing/visit.js'

const meta = {
  title: 'Console/Flows/Disconnected',
  tags: ['no-picture'],
  ...flow({
    at: '/projects',
    token: 'an-old-token',
    server: (transport) => transport.fail(me, 'disconnected').fail(listAllProjects, 'disconnected'),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The session ended elsewhere and several calls find out at once: one notice, and the login. */
export const Disconnected: Story = {
  play: async (context) => {
    const { transport, canvas, shell, translate, field, tells, arrivesAt } = visit(context)
    await arrivesAt('/auth/login')
    await expect(await field('email')).toBeVisible()
    await expect(transport.calls(me)).toHaveLength(1)
    await expect(transport.calls(listAllProjects)).toHaveLength(1)
    await tells(translate(shellMessages)('failure.disconnected'))
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(shell.session.token()).toBeUndefined()
  },
}

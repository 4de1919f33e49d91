import { getProject } from '@saywright/api/contract'
import { aProject } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { aConsole, Console } from '../../../testing/Console.js'

afterEach(cleanup)

const waitOptions = { timeout: 30_000 }
const { title, organization } = aProject()

it.each(['/projects/7/settings/details', '/project-menu/7'])(
  'a project that is taken away while %s is open is shown no longer',
  async (at) => {
    const made = aConsole({ transport: aServer('en-US'), at, token: 'a-token' })
    const screen = await render(
      <ThemeProvider locale="en-US">
        <Console {...made} />
      </ThemeProvider>,
    )
    const named = screen.getByText(title)
    await expect.poll(() => named.elements().length, waitOptions).toBeGreaterThan(0)
    made.transport.fail(getProject, 'not_found')
    await vi.waitFor(() => {
      made.transport.emit('changed', { entity: 'organization', organization_id: organization.id })
      expect(screen.getByText('There is no such project').query()).not.toBeNull()
    }, waitOptions)
    // Neither above the page nor on it, nor anything that would be saved.
    expect(named.elements()).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Save changes' }).elements()).toHaveLength(0)
  },
)

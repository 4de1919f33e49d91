import { createDelivery, listTags } from '@saywright/api/contract'
import { aPage, aTag } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { aConsole, Console } from '../../../testing/Console.js'
import { withStaff } from '../../../testing/withStaff.js'

afterEach(cleanup)

it('delivers nothing before its providers are loaded, and selects the first one', async () => {
  let come = () => {}
  const tags = new Promise<void>((resolve) => {
    come = resolve
  })
  const transport = withStaff(aServer('en-US'), 'en-US')
    .respond(listTags, () => tags.then(() => aPage([aTag()])))
    .fail(createDelivery, 'disconnected')
  await render(
    <ThemeProvider locale="en-US">
      <Console {...aConsole({ transport, at: '/staff/projects/7', token: 'a-token' })} />
    </ThemeProvider>,
  )
  await expect.poll(() => transport.calls(listTags).length).toBe(1)
  const deliver = page.getByRole('button', { name: 'Deliver', exact: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(deliver.query()).toBeNull()

  come()
  await deliver.click()
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: /Built-in engines/ }))
    .toBeVisible()
})

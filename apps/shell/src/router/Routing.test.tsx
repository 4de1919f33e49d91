import { createMemoryRouter, redirect } from 'react-router'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Routing } from './Routing.js'

const home = { path: '/', Component: () => <p>Home</p> }

it('renders a lazily loaded route without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const router = createMemoryRouter([{ id: 'root', children: [home] }], {
    initialEntries: ['/lamps'],
    patchRoutesOnNavigation: ({ patch }) => patch('root', [{ path: 'lamps', Component: () => <p>Lamps</p> }]),
  })
  const screen = await render(<Routing router={router} />)
  await expect.element(screen.getByText('Lamps')).toBeVisible()
  expect(warn).not.toHaveBeenCalled()
})

it('follows a redirect from the first address without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const router = createMemoryRouter([home, { path: '*', loader: () => redirect('/') }], {
    initialEntries: ['/gone'],
  })
  const screen = await render(<Routing router={router} />)
  await expect.element(screen.getByText('Home')).toBeVisible()
  expect(warn).not.toHaveBeenCalled()
})

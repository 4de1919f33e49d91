import { confirmRegister, getInvitation, loginByCode } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console } from '../testing/Console.js'

afterEach(cleanup)

/** Opens an address and returns the first screen: a wizard adds its step after that. */
async function arrive(at: string, token?: string) {
  const transport = aServer('en-US').pending(loginByCode).pending(confirmRegister).pending(getInvitation)
  const made = aConsole({ transport, at, ...(token ? { token } : {}) })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  await expect
    .element(screen.getByRole('heading', { level: 1 }).or(screen.getByText('Page not found')))
    .toBeVisible()
  return () => {
    const { pathname, search } = made.router.state.location
    return pathname + search
  }
}

describe('the way in', () => {
  test.each([
    ['/auth/login', '/auth/login'],
    ['/auth/login/a-code', '/auth/login/a-code'],
    ['/auth/register', '/auth/register'],
    ['/auth/verify', '/auth/verify'],
    ['/auth/reset-password', '/auth/reset-password'],
    ['/auth/setup-password/ada%40example.com/a-code', '/auth/setup-password/ada%40example.com/a-code'],
    ['/auth/confirm-register/ada%40example.com/a-code', '/auth/confirm-register/ada%40example.com/a-code'],
    ['/auth', '/auth/register'],
    ['/auth/nowhere', '/auth/register'],
    ['/auth/nowhere?next=%2Fprojects&utm_source=fair', '/auth/register?next=%2Fprojects&utm_source=fair'],
    ['/auth/invitation', '/auth/register'],
  ])('C-001 C-011 P-015 %s is %s for a visitor and the projects for a user', async (at, place) => {
    await expect.poll(await arrive(at)).toBe(place)
    await cleanup()
    await expect.poll(await arrive(at, 'a-token')).toBe('/projects')
  })

  test.each(['/auth/setup-password', '/auth/setup-password/ada%40example.com'])(
    'C-009 %s leads to the login',
    async (at) => {
      await expect.poll(await arrive(at)).toBe('/auth/login')
    },
  )

  test.each([undefined, 'a-token'])('an invitation opens with the token %s', async (token) => {
    await expect.poll(await arrive('/auth/invitation/a-code', token)).toBe('/auth/invitation/a-code')
  })

  it('C-007 an incomplete link leads to the login and says so', async () => {
    await expect.poll(await arrive('/auth/confirm-register/ada%40example.com')).toBe('/auth/login')
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('This link is incomplete')
  })
})

describe('what needs an account', () => {
  test.each([
    ['/', '/auth/login', '/projects'],
    ['/?utm_source=fair', '/auth/login?next=%2F%3Futm_source%3Dfair', '/projects'],
    ['/projects', '/auth/login?next=%2Fprojects', '/projects'],
    ['/wizard/project', '/auth/login?next=%2Fwizard%2Fproject', '/wizard/project?step=useCases'],
    ['/wizard', '/auth/login?next=%2Fwizard', '/projects'],
    ['/wizard/nothing', '/auth/login?next=%2Fwizard%2Fnothing', '/projects'],
    ['/account', '/auth/login?next=%2Faccount%2Fprofile', '/account/profile'],
    ['/account/security', '/auth/login?next=%2Faccount%2Fsecurity', '/account/security'],
    ['/account/notifications', '/auth/login?next=%2Faccount%2Fnotifications', '/account/notifications'],
    ['/account/activity', '/auth/login?next=%2Faccount%2Factivity', '/account/activity'],
    ['/account/organization', '/auth/login?next=%2Faccount%2Forganization', '/account/organization'],
    [
      '/account/organization/users',
      '/auth/login?next=%2Faccount%2Forganization%2Fusers',
      '/account/organization/users',
    ],
    ['/account/nothing', '/auth/login?next=%2Faccount%2Fnothing', '/projects'],
    ['/account-menu', '/auth/login?next=%2Faccount-menu', '/account-menu'],
    [
      '/account/organization/2',
      '/auth/login?next=%2Faccount%2Forganization%2Fdomains',
      '/account/organization/domains',
    ],
  ])('C-012 C-016 C-020 %s is %s for a visitor and %s for a user', async (at, visitor, loggedIn) => {
    await expect.poll(await arrive(at)).toBe(visitor)
    await cleanup()
    await expect.poll(await arrive(at, 'a-token')).toBe(loggedIn)
  })

  test.each([
    ['/projects/7/settings', '/projects/7/settings/details'],
    ['/projects/7/settings/details', '/projects/7/settings/details'],
    ['/projects/7/settings/technologies', '/projects/7/settings/technologies'],
    ['/projects/7/settings/users', '/projects/7/settings/users'],
    ['/projects/7/settings/downloads', '/projects/7/settings/downloads'],
    ['/projects/7/settings/conan-packages', '/projects/7/settings/conan-packages'],
    ['/projects/7/settings/nothing', '/projects/7/settings/details'],
  ])('C-013 %s of a project is %s for a user, but not for a visitor', async (at, place) => {
    await expect.poll(await arrive(at, 'a-token')).toBe(place)
    await cleanup()
    await expect.poll(await arrive(at)).toMatch(/^\/auth\/login\?next=%2Fprojects%2F7%2Fsettings/)
  })

  it('is remembered with its query', async () => {
    await expect
      .poll(await arrive('/projects?sort=title'))
      .toBe('/auth/login?next=%2Fprojects%3Fsort%3Dtitle')
  })

  test.each([
    ['/auth/login?next=%2Fwizard%2Fproject', '/wizard/project?step=useCases'],
    ['/auth/login?next=%2Fnowhere%2Fat%2Fall', '/projects'],
    ['/auth/login?next=https%3A%2F%2Fevil.example%2F', '/projects'],
    ['/auth/login?next=%2F%2Fevil.example', '/projects'],
  ])('%s redirects a user to %s', async (at, place) => {
    await expect.poll(await arrive(at, 'a-token')).toBe(place)
  })
})

describe('public pages', () => {
  test.each(['/privacy-policy', '/terms-and-conditions'])(
    'L-037 %s is open to visitors and users',
    async (at) => {
      await expect.poll(await arrive(at)).toBe(at)
      await cleanup()
      await expect.poll(await arrive(at, 'a-token')).toBe(at)
    },
  )
})

describe('what some may not see', () => {
  test.each([
    ['/staff', '/projects'],
    ['/staff/requests?request=18', '/projects'],
    ['/staff/messages', '/projects'],
  ])('redirects visitors who are not staff from %s to %s', async (at, place) => {
    await expect.poll(await arrive(at, 'a-token')).toBe(place)
  })

  test.each([
    ['/contact', '/auth/login?next=%2Fcontact'],
    ['/contact/a94g', '/auth/login?next=%2Fcontact%2Fa94g'],
    ['/feedback', '/auth/login?next=%2Ffeedback'],
    ['/staff/messages', '/auth/login?next=%2Fstaff%2Fmessages'],
  ])('C-012 %s leads a visitor to %s', async (at, place) => {
    await expect.poll(await arrive(at)).toBe(place)
  })
})

describe('the documentation and the demo', () => {
  // This installation has no demo of its own, and says so in its place.
  test.each(['/documentation', '/documentation/grammar', '/demo'])(
    'C-017 C-018 %s is open to users',
    async (at) => {
      await expect.poll(await arrive(at, 'a-token')).toBe(at)
    },
  )
})

describe('what leads nowhere', () => {
  test.each([
    ['/nowhere/at/all?a=1', undefined, '/auth/login?next=%2Fnowhere%2Fat%2Fall%3Fa%3D1'],
    ['/nowhere/at/all', 'a-token', '/projects'],
  ])('C-022 %s with the token %s is %s', async (at, token, place) => {
    await expect.poll(await arrive(at, token)).toBe(place)
  })

  test.each([
    ['/error/404', undefined],
    ['/error/404', 'a-token'],
    ['/error/500', undefined],
    ['/error/500', 'a-token'],
  ])('C-010 %s with the token %s says NOT FOUND', async (at, token) => {
    await expect.poll(await arrive(at, token)).toBe('/error/404')
    expect(document.body.textContent).toContain('Page not found')
  })
})

import type { Page, Response } from '@playwright/test'
import { aPerson, createProject, enter } from './support/person.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const maxRequests = 20

test('no page sends more than 20 requests, and texts and programs come compressed', async ({
  page,
  browser,
}) => {
  await visitCold(page, '/auth/login')

  await enter(page, aPerson())
  await createProject(page, 'Line maintenance', `Halden Delivery ${Date.now()}`)
  const studio = await openStudio(page, 'Line maintenance')
  await writeModel(studio, 'robot-en', grammar)
  const storageState = await page.context().storageState()
  for (const address of ['/projects', '/account/organization/users', studio.url()]) {
    // A context of its own has nothing in its cache.
    const context = await browser.newContext({ storageState })
    await visitCold(await context.newPage(), address)
    await context.close()
  }
})

async function visitCold(page: Page, address: string) {
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(address)
  await expect(page.locator('#root main')).toBeVisible()
  // Events are a request that never ends, so the network of someone logged in is never idle.
  for (let seen = 0; seen < responses.length; await page.waitForTimeout(1500)) seen = responses.length
  const urls = responses.map((response) => response.url())
  expect(urls.length, `requests of ${address}:\n${urls.join('\n')}`).toBeLessThanOrEqual(maxRequests)
  const files = responses.filter((response) => /\.(js|css|svg|vtt)$/.test(new URL(response.url()).pathname))
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const { vary, ...headers } = await file.allHeaders()
    expect([file.url(), headers['content-encoding'], vary]).toEqual([file.url(), 'br', 'accept-encoding'])
  }
}

test('frame and mark are painted before any file is there, in the theme that was chosen', async ({
  page,
}) => {
  let deliver = () => {}
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/**', async (route) => {
    await delivery
    await route.continue()
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('saywright_theme', 'dark'))
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(page.locator('#frame svg')).toBeVisible()
  const paint = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(paint)).toBe(1)
  await expect(page.locator('#frame')).toHaveCSS('background-color', 'rgb(14, 16, 19)')
  await expect(page.locator('#root')).toBeEmpty()
  const place = await page.locator('#frame svg').boundingBox()

  deliver()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The logo of the app is where that of the frame was.
  const drawn = await page.locator('#root svg').first().boundingBox()
  expect(drawn?.x).toBeCloseTo(place?.x ?? Number.NaN, 0)
  expect(drawn?.y).toBeCloseTo(place?.y ?? Number.NaN, 0)
})

test('the console can be installed as an app', async ({ page, context }) => {
  await page.goto('/auth/login')
  const browser = await context.newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  const { start_url, icons } = JSON.parse(data ?? '')
  expect(start_url).toBe('/')
  const icon = await page.request.get(icons[0].src)
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})

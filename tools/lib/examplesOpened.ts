import type { Browser, Page } from 'playwright'

/** Where each application has the page of an example. */
type Paths = Readonly<Record<string, (name: string) => string>>

/** Pages of servers have their content before any script has run. */
const drawnByServer = ['next', 'router']

/**
 * Opens each example in each application, first as the server drew it, then alive. Returns what went wrong, what React
 * says in the console included.
 */
export async function faultsOfExamples(
  browser: Browser,
  names: readonly string[],
  paths: Paths,
): Promise<string[]> {
  const faults: string[] = []
  const page = await browser.newPage()
  let place = ''
  page.on('pageerror', (error) => faults.push(`${place}: ${error.message}`))
  page.on('console', (message) => {
    const isMissingFile = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isMissingFile) faults.push(`${place}: ${message.text()}`)
  })
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }))
  for (const [application, addressOf] of Object.entries(paths)) {
    for (const name of names) {
      place = `${name} in ${application}`
      if (drawnByServer.includes(application) && !(await isDrawn(await fetched(addressOf(name)))))
        faults.push(`${place}: the server draws nothing`)
      await page.goto('about:blank')
      await page.goto(addressOf(name), { waitUntil: 'networkidle' })
      if (!(await holdsWords(page))) faults.push(`${place}: nothing is drawn`)
      await uses[name]?.(page).catch((error: Error) => faults.push(`${place}: ${error.message}`))
    }
  }
  await page.close()
  return faults
}

/** Tries the subject of an example. */
const uses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // With two copies of React Aria the list would open in the body of the page.
  Embedded: async (page) => {
    await page.getByRole('button').click()
    await page.locator('#example').getByRole('option', { name: 'Kitchen' }).click({ timeout: 10_000 })
  },
}

const fetched = (address: string) => fetch(address).then((response) => response.text())
const isDrawn = (html: string) => /id="example"[^>]*>(?:<[^>]*>)*[^<\s]/.test(html)
const holdsWords = (page: Page) =>
  page
    .locator('#example :is(p, label, button, h2, li, [aria-label])')
    .first()
    .waitFor({ timeout: 10_000 })
    .then(() => true)
    .catch(() => false)

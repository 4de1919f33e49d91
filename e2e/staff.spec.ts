import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { checksum } from './support/checksum.ts'
import { forgetFailures } from './support/failures.ts'
import { logIn, type Person } from './support/person.ts'
import { demonstrationPerson, headersOf, nothing, staffEmail, test } from './support/reviewed.ts'
import { expect } from './support/test.ts'

/** A project of the demonstration data: it has strict commands, and no open request. */
const title = 'Kitchen lamp'

test('P-018 staff approves a request of a project, which is delivered, and acts in its name', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const customer = await demonstrationPerson(request)
  await ask(request, customer)
  await logIn(page, customer)
  const row = page.getByRole('row', { name: new RegExp(title) })
  // Commands and wake words, lent until somebody decides.
  await expect(row).toContainText('2 delivered')

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const staff = await second.newPage()
  await logIn(staff, { ...customer, email: staffEmail })
  await staff.goto('/staff')
  await staff.waitForURL('**/staff/requests')
  await staff.getByRole('link', { name: new RegExp(title) }).click()
  const pane = staff.getByRole('region', { name: title })
  await expect(pane.getByText('Voice synthesis')).toBeVisible()

  const approve = pane.getByRole('button', { name: /^Approve until/ })
  await approve.click()
  await staff.getByRole('button', { name: 'Undo' }).first().click()
  await expect(staff.getByText(`${title}: the request is pending again.`)).toBeVisible()
  await staff.getByRole('link', { name: new RegExp(title) }).click()
  await approve.click()
  await expect(staff.getByText(`${title} is approved.`)).toBeVisible()
  await staff.getByRole('tab', { name: /Approved/ }).click()
  await expect(staff.getByRole('link', { name: new RegExp(title) })).toBeVisible()

  // It takes effect after the seconds in which it can be undone.
  await expect(row).toContainText('3 delivered', { timeout: 30_000 })

  await actAs(staff, customer)
  await second.close()
})

test('staff delivers to a project without a request, and withdraws it again', async ({ page, request }) => {
  await logIn(page, { ...(await demonstrationPerson(request)), email: staffEmail })
  await page.goto('/staff/projects')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Technology/ })
    .click()
  await page.getByRole('option', { name: 'Voice authentication' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: /Voice biometrics/ })
  await expect(row).toContainText('Built-in engines')
  await row.getByRole('button', { name: 'Withdraw Voice biometrics' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(row).toContainText('Ended')
})

test('E-003 staff disables a license key, enables it and gives it an end: its owner sees it, builds are refused meanwhile', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const customer = await demonstrationPerson(request)
  // The tour of the dashboard would be before what is pressed there.
  await page.addInitScript(() => localStorage.setItem('saywright_tour', 'shown'))
  await logIn(page, customer)
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.waitForURL('**/settings/details')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  const id = /projects\/(\d+)/.exec(page.url())?.[1]
  const me = await request.get('/api/v3/me', { headers: await headersOf(request, customer) })
  const { licence_key } = await me.json()
  const build = async () => {
    const headers = { Authorization: `Bearer ${licence_key.token}` }
    return (await request.get(`/api/conan/${id}/v2/conans/search`, { headers })).status()
  }
  expect(await build()).toBe(200)

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const staff = await second.newPage()
  await logIn(staff, { ...customer, email: staffEmail })
  await staff.goto('/staff/projects')
  await staff.getByRole('link', { name: title, exact: true }).click()
  await staff.getByRole('table', { name: 'Who takes part' }).getByRole('link').first().click()
  await staff.waitForURL('**/staff/people?text=*')
  await staff.getByRole('button', { name: /^Disable the license key of/ }).click()
  await staff.getByRole('button', { name: 'Disable license key', exact: true }).click()
  await expect(staff.getByText('License key disabled', { exact: true })).toBeVisible()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  expect(await build()).toBe(401)

  await staff.getByRole('button', { name: /^Enable the license key of/ }).click()
  await staff.getByRole('button', { name: 'Enable license key', exact: true }).click()
  await expect(staff.getByText('License key disabled', { exact: true })).toBeHidden()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  expect(await build()).toBe(200)

  const lastDay = `31/12/${new Date().getFullYear() + 1}`
  await staff.getByRole('button', { name: /^End of the license key of/ }).click()
  const dialog = staff.getByRole('dialog', { name: /^License key of/ })
  await dialog.getByRole('button', { name: /Expires/ }).click()
  await staff.getByRole('option', { name: 'On a day', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(lastDay)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Ends ${lastDay}`, { exact: true })).toBeVisible()
  expect(await build()).toBe(200)
  await second.close()
})

test('A-037 A-027 a file is uploaded with pauses, with a question on leaving, and downloaded by a member', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const customer = await demonstrationPerson(request)
  const name = 'field-notes.bin'
  const bytes = randomBytes(24 * 1024 * 1024)
  await logIn(page, { ...customer, email: staffEmail })
  await page.goto('/staff/files')
  // Slow enough to be paused.
  const network = await page.context().newCDPSession(page)
  const slow = 4 * 1024 * 1024
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: slow }
  await network.send('Network.emulateNetworkConditions', conditions)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
  const dialog = page.getByRole('dialog', { name: `Upload ${name}` })
  await dialog.getByRole('combobox', { name: 'Project' }).fill(title)
  await page.getByRole('option', { name: new RegExp(title) }).click()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('button', { name: `Pause ${name}` }).click()
  await expect(page.getByText(/^Paused at/)).toBeVisible()
  // A paused upload can only continue from here: leaving requires confirmation, too.
  const question = page.getByRole('alertdialog', { name: 'Leave before a file is uploaded?' })
  await page.getByRole('link', { name: 'Back to my projects' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: `Resume ${name}` }).click()

  // It continues from page to page of the staff area; leaving the area requires confirmation.
  await page.getByRole('link', { name: 'Tags' }).click()
  await page.waitForURL('**/staff/tags')
  await page.getByRole('link', { name: 'Back to my projects' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 })
  await page.getByRole('link', { name: 'Files' }).click()
  await expect(page.getByText(/^Uploaded, 24\.0/)).toBeVisible()
  await expect(page.getByRole('table').getByText(name)).toBeVisible()

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const member = await second.newPage()
  await logIn(member, customer)
  await member.getByRole('link', { name: new RegExp(title) }).click()
  await member.waitForURL('**/settings/details')
  await member.goto(member.url().replace('/details', '/downloads'))
  const [download] = await Promise.all([
    member.waitForEvent('download'),
    member.getByRole('button', { name: `Download ${name}` }).click(),
  ])
  expect(checksum(readFileSync(await download.path()))).toBe(checksum(bytes))
  await second.close()
})

test('a Conan package is published by staff, seen by a member, and withdrawn', async ({
  page,
  browser,
  request,
  baseURL,
  faults,
}) => {
  const customer = await demonstrationPerson(request)
  const archive = new URL('../services/server/tests/support/saywright-tts.tar.gz', import.meta.url)
  const publish = async (name: string, bytes: Buffer) => {
    const file = { name, mimeType: 'application/gzip', buffer: bytes }
    await page.locator('input[type="file"]').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: `Publish ${name}` })
    await dialog.getByRole('combobox', { name: 'Project' }).fill(title)
    await page.getByRole('option', { name: new RegExp(title) }).click()
    await dialog.getByRole('textbox', { name: 'First version of the studio' }).fill('6.1')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  }
  await logIn(page, { ...customer, email: staffEmail })
  await page.goto('/staff/packages')
  await publish('notes.tgz', Buffer.from('no archive'))
  await expect(page.getByText(/^This archive was not made/)).toBeVisible()
  forgetFailures(faults, 422)
  await publish('saywright-tts.tgz', readFileSync(archive))
  const row = page.getByRole('row', { name: /saywright-tts\/6\.2\.0/ })
  await expect(row).toContainText('linux x86_64')
  await expect(row).toContainText('From 6.1')

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const member = await second.newPage()
  await logIn(member, customer)
  await member.getByRole('link', { name: new RegExp(title) }).click()
  await member.waitForURL('**/settings/details')
  await member.goto(member.url().replace('/details', '/conan-packages'))
  const name = member.getByRole('button', { name: 'saywright-tts' })
  await expect(name).toBeVisible()

  await row.getByRole('button', { name: 'Withdraw saywright-tts/6.2.0' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the package' }).click()
  await expect(row).toBeHidden()
  // The open page is notified.
  await expect(name).toBeHidden()
  await second.close()
})

test('redirects people who are not staff from the staff area', async ({ page, request }) => {
  await logIn(page, await demonstrationPerson(request))
  await page.goto('/staff/people')
  await page.waitForURL('**/projects')
})

/** Sees the projects of a user, and continues as staff without logging in again. */
async function actAs(staff: Page, { email }: Person) {
  await staff.goto('/staff/people')
  await staff.getByRole('searchbox').fill(email)
  await expect(staff.getByRole('button', { name: /^Act as/ })).toHaveCount(1)
  await staff.getByRole('button', { name: /^Act as/ }).click()
  await staff.locator('[name="reason"]').fill('Ticket 4012')
  await staff.getByRole('dialog').getByRole('button', { name: 'Act as this person' }).click()
  await staff.waitForURL('**/projects')
  await expect(staff.getByText(/you are acting as/)).toBeVisible()
  await staff.getByRole('button', { name: 'Stop acting' }).click()
  await staff.waitForURL('**/staff/people')
  await expect(staff.getByText(/you are acting as/)).toBeHidden()
  await expect(staff.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
}

/** Requests voice synthesis. */
async function ask(request: APIRequestContext, customer: Person): Promise<void> {
  const headers = await headersOf(request, customer)
  const { data } = await (await request.get('/api/v3/projects/all', { headers })).json()
  const project = data.find((each: { title: string }) => each.title === title)
  const asked = await request.post(`/api/v3/projects/${project.id}/deals`, {
    headers,
    data: { ...nothing, tech_voice_synthesis: true, languages_voice_synthesis: ['French - France'] },
  })
  expect(asked.status(), await asked.text()).toBe(201)
}

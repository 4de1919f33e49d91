import type { Page } from '@playwright/test'
import { openArea } from './support/colleague.ts'
import { codeMailedTo, expectMail } from './support/mail.ts'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { demonstrationPerson, headersOf, nothing, staffEmail, test } from './support/reviewed.ts'
import { expect } from './support/test.ts'
import { completeProfile, goOn, heading, tick } from './support/wizard.ts'

const technology = (page: Page) => page.getByRole('row', { name: /Strict voice commands/ })

/** Addresses that a page goes to from now on. */
function navigationsOf(page: Page): string[] {
  const navigated: string[] = []
  page.on('framenavigated', (frame) => void navigated.push(frame.url()))
  return navigated
}

async function expectNotification(page: Page, sentence: string) {
  await page.getByRole('button', { name: /unread notification/ }).click()
  await expect(page.getByText(sentence)).toBeVisible()
}

test('K-025 K-034 a new account requests its first project, staff approves, and the open page shows it delivered', async ({
  page,
  browser,
  request,
  baseURL,
  product,
}) => {
  const title = 'Warehouse voice picking'
  const person = aPerson()
  await enter(page, person, product.dataDir)
  await page.getByRole('button', { name: 'Add project' }).first().click()
  await completeProfile(page, person, ['You are', 'Interest in the kit'])
  await goOn(page)
  await tick(page, 'Strict voice commands')
  await goOn(page)
  await tick(page, /^English\s?- United States/)
  await goOn(page)
  await page.locator('[name="organization_name"]').fill(`Halden Approval ${Date.now()}`)
  await page.locator('[name="title"]').fill(title)
  await page.locator('[name="additional_comment"]').fill('Pickers confirm each line aloud.')
  await page.getByRole('button', { name: 'Submit request' }).click()
  const code = await codeMailedTo(person.email, undefined, product.dataDir)
  await page.getByRole('dialog').getByRole('textbox').fill(code)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your evaluation request is saved')).toBeVisible()
  await openArea(page, title, 'Technologies')
  await page.waitForURL('**/settings/technologies')
  await expect(technology(page)).toContainText('Requested')
  await expect(page.getByText('Waiting for a decision')).toBeVisible()
  const navigated = navigationsOf(page)

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const staff = await second.newPage()
  await logIn(staff, { ...(await demonstrationPerson(request)), email: staffEmail })
  const end = inDays(45)
  await approve(staff, title, end)
  await second.close()

  // It takes effect after the seconds in which it can be undone.
  await expect(technology(page)).toContainText('Delivered', { timeout: 30_000 })
  await expect(technology(page)).toContainText(`Ends ${end}`)
  await expect(page.getByText(/^In evaluation, \d+ days?$/)).toBeVisible()
  await expectNotification(page, `Your request for ${title} was approved until ${end}.`)
  await expectMail(person.email, `${title} was approved`, product.dataDir)
  expect(navigated).toEqual([])
})

/** DD/MM/YYYY. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').reverse().join('/')

async function approve(staff: Page, title: string, end: string) {
  await staff.goto('/staff/requests')
  await staff.getByRole('link', { name: new RegExp(title) }).click()
  const pane = staff.getByRole('region', { name: title })
  await pane.getByRole('textbox', { name: 'Evaluation ends on' }).fill(end)
  await pane.getByRole('button', { name: `Approve until ${end}` }).click()
  const notice = staff.getByText(`${title} is approved.`)
  await expect(notice).toBeVisible()
  // At the top: the buttons that decide the next request are at the end of the window.
  await expect
    .poll(async () => (await notice.boundingBox())?.y)
    .toBeLessThan(staff.viewportSize()!.height / 4)
}

test('K-034 K-046 an evaluation that ends during work is over on the open page, announced and mailed', async ({
  page,
  request,
  product,
}) => {
  const title = 'Line maintenance'
  const person = aPerson()
  await enter(page, person, product.dataDir)
  await createProject(page, title, `Halden Evaluation ${Date.now()}`)
  await openArea(page, title, 'Technologies')
  await page.waitForURL('**/settings/technologies')
  const row = technology(page)
  await expect(row).toContainText('Not requested')
  const [studio] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the studio' }).click(),
  ])
  // Only what happens once it listens is seen there.
  await studio.waitForResponse((response) => response.url().includes('/v3/events?'))
  const navigated = navigationsOf(page)

  const id = /projects\/(\d+)/.exec(page.url())?.[1]
  const staff = await headersOf(request, { ...(await demonstrationPerson(request)), email: staffEmail })
  const delivered = await request.post(`/api/v3/staff/projects/${id}/deliveries`, {
    headers: staff,
    data: {
      ...nothing,
      tech_voice_strict_commands: true,
      languages_voice_strict_commands: ['French - France'],
      expire_on: new Date(Date.now() + 15_000).toISOString(),
    },
  })
  expect(delivered.status(), await delivered.text()).toBe(204)
  await expect(row).toContainText('Delivered')
  await expect(page.getByText(/^In evaluation, \d+ days?$/)).toBeVisible()
  await expect(studio.getByText('In evaluation, 1 day')).toBeVisible()
  const member = await headersOf(request, person)
  const beginModel = (name: string) =>
    request.post(`/api/v3/projects/${id}/voice-commands`, {
      headers: member,
      data: { name, language: 'fra-FR' },
    })
  expect((await beginModel('robot-fr')).status()).toBe(201)

  await expect(page.getByText('Evaluation ended')).toBeVisible({ timeout: 30_000 })
  await expect(row).toContainText('Ended')
  await expect(page.getByRole('button', { name: 'Start the trial' })).toBeVisible()
  await expect(studio.getByText('Evaluation ended')).toBeVisible()
  expect(await (await beginModel('robot-fr-2')).json()).toMatchObject({ code: 'resources_expired' })
  // The schedule sends it, without a request.
  await expectNotification(page, `The evaluation of ${title} has ended. Its data is kept.`)
  await expectMail(person.email, `The evaluation of the project ${title} ended on`, product.dataDir)
  expect(navigated).toEqual([])
})

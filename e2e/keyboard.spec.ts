import type { Page } from '@playwright/test'
import { expectArrival } from './support/focus.ts'
import { countPointers, tabTo } from './support/keyboard.ts'
import { codeMailedTo, linkMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, leaveWelcome } from './support/person.ts'
import { grammar, untilSpoken } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('the whole journey by keyboard alone', async ({ page, context }) => {
  const pointers = await countPointers(context)
  const person = aPerson()

  await page.goto('/auth/register')
  await tabTo(page, 'First name')
  for (const value of [person.first_name, person.last_name, person.email, person.password]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  // Past the eye of the first password.
  await tabTo(page, 'Confirm the password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/verify')

  await page.goto(await linkMailedTo(person.email))
  await tabTo(page, 'Confirm my account')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/projects')
  await leaveWelcome(page)
  await tabTo(page, 'Add project')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/wizard/project')
  await describeProject(page, person.email)

  // A new user is shown around once the projects are there.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Skip' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tabTo(page, 'Open the studio of Line maintenance')
  const [studio] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(studio, 'New model')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('dialog')).toBeVisible()
  await tabTo(studio, 'Name')
  await studio.keyboard.type('robot-en')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('textbox', { name: 'Grammar' })).toBeVisible()
  // The tab of this name, and behind it the text.
  await tabTo(studio, 'Grammar')
  await studio.keyboard.press('Tab')
  await tabTo(studio, 'Grammar')
  await studio.keyboard.press('Control+A')
  await studio.keyboard.insertText(grammar)
  await studio.keyboard.press('Control+S')
  await expect(studio.getByText('Saved', { exact: true })).toBeVisible()
  // Escape, then Tab leaves the editor. A list of completions that came late takes the first Escape.
  await studio.keyboard.press('Escape')
  await studio.keyboard.press('Escape')
  await tabTo(studio, 'Type')
  await studio.keyboard.press('ArrowRight')
  await tabTo(studio, 'Record a sentence')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await untilSpoken(studio)
  await studio.keyboard.press('Enter')
  await expect(studio.getByText('Recognized', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(pointers()).toBe(0)
})

test('K-024 another project of an organization is described by keyboard alone, without a code', async ({
  page,
  context,
}) => {
  const person = aPerson()
  const organization = `Halden Again ${Date.now()}`
  await enter(page, person)
  await createProject(page, 'Line maintenance', organization)
  const pointers = await countPointers(context)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/wizard/project')
  await chooseUseCases(page, person.email)
  // A known value is reached and read, and stays unchanged.
  const known = { Organization: organization, 'Company e': person.email }
  for (const [field, value] of Object.entries(known)) {
    await tabTo(page, field)
    await page.keyboard.type('Other')
    await expect(page.locator(':focus')).toHaveValue(value)
  }
  await fillIn(page, { Title: 'Goods inwards', Description: 'Said beside a shelf, with both hands full.' })
  await tabTo(page, 'Submit request')
  sent.length = 0
  await page.keyboard.press('Enter')
  await seeProjects(page)
  // The project and its request: no code was mailed, no organization made.
  expect(sent).toEqual(['/api/v3/projects', expect.stringMatching(/^\/api\/v3\/projects\/\d+\/deal/)])
  await expect(page.getByText('Goods inwards').first()).toBeVisible()
  expect(pointers()).toBe(0)
})

test('the places of a project are reached by keyboard alone', async ({ page, context }) => {
  await enter(page, aPerson())
  await createProject(page, 'Line maintenance', `Halden Places ${Date.now()}`)
  const pointers = await countPointers(context)
  await page.goto('/projects')
  const places = ['Line maintenance', 'Downloads', 'Members']
  const addresses = ['details', 'downloads', 'users']
  for (const [index, place] of places.entries()) {
    await tabTo(page, place)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/settings/${addresses[index]}`)
    await expectArrival(page)
  }
  await tabTo(page, 'Projects')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/projects')
  await expectArrival(page)
  expect(pointers()).toBe(0)
})

test('someone is invited and joins by keyboard alone', async ({ page, context, browser, baseURL }) => {
  const [administrator, guest] = [aPerson(), { ...aPerson(), first_name: 'Tom', last_name: 'Becker' }]
  await enter(page, administrator)
  await createProject(page, 'Line maintenance', `Halden Invited ${Date.now()}`)
  const pointers = await countPointers(context)
  await page.goto('/account/organization/invite-users')
  // The tab opens with the focus where one types.
  await expect(page.locator('[name="invitation_mail"]')).toBeFocused()
  await page.keyboard.type(guest.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Invitation sent to ${guest.email}.`)).toBeVisible()

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const theirPointers = await countPointers(second)
  const theirs = await second.newPage()
  await theirs.goto(await linkMailedTo(guest.email))
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Halden Invited')
  await tabTo(theirs, 'First name')
  await theirs.keyboard.type(guest.first_name)
  await theirs.keyboard.press('Tab')
  await theirs.keyboard.type(guest.last_name)
  for (const field of ['Password', 'Confirm']) {
    await tabTo(theirs, field)
    await theirs.keyboard.type(guest.password)
  }
  await theirs.keyboard.press('Enter')
  await theirs.waitForURL('**/projects')
  expect(pointers() + theirPointers()).toBe(0)
  await second.close()
})

/** Presses a button of the wizard and comes to the step of a heading. */
async function goOn(page: Page, button: string, heading: string): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
}

/** Through the first steps of the wizard, from a profile that lacks something to what the project is. */
async function chooseUseCases(page: Page, email: string): Promise<void> {
  const { keyboard } = page
  await tabTo(page, 'Company e\u2011mail')
  await keyboard.type(email)
  for (const [select, option] of [
    ['You are', 'Developer'],
    ['Interest in the kit', 'Build a proof of concept'],
  ] as const) {
    await tabTo(page, select)
    await keyboard.press('Enter')
    await expect(page.getByRole('option', { name: option })).toBeVisible()
    await keyboard.type(option)
    await keyboard.press('Enter')
  }
  await goOn(page, 'Next', 'What should voice do in your product?')
  await tabTo(page, 'Strict voice commands')
  await keyboard.press('Space')
  await goOn(page, 'Next', 'Which languages will people speak?')
  await tabTo(page, 'English - United States')
  await keyboard.press('Space')
  await goOn(page, 'Next', 'What are you building?')
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, words] of Object.entries(values)) {
    await tabTo(page, field)
    await page.keyboard.type(words)
  }
}

/** Through the five steps of the wizard, from a profile that lacks something to the saved request. */
async function describeProject(page: Page, email: string): Promise<void> {
  await chooseUseCases(page, email)
  await fillIn(page, {
    Organization: `Halden Keyboard ${Date.now()}`,
    Title: 'Line maintenance',
    Description: 'Said beside a machine, with gloves on.',
  })
  await tabTo(page, 'Submit request')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type(await codeMailedTo(email))
  await page.keyboard.press('Enter')
  await seeProjects(page)
}

/** From the confirmation of the wizard to the projects. */
async function seeProjects(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your evaluation has begun' })).toBeFocused()
  await tabTo(page, 'Go to your projects')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/projects')
}

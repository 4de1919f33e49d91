import type { Page } from '@playwright/test'
import { codeMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { completeProfile, goOn, heading, tick } from './support/wizard.ts'

const saved = (page: Page) => page.getByText('Saved as a draft.', { exact: false })

test('K-023 K-025 a first project, over a reload and on another device, from the account to the request', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = aPerson()
  await enter(page, person)
  await page.getByRole('button', { name: 'Add project' }).first().click()
  await page.waitForURL('**/wizard/project')
  await expect(heading(page, 'Who are you?')).toBeVisible()
  await completeProfile(page, person, ['You are', 'Interest in the kit'])
  await goOn(page)

  await expect(heading(page, 'What should voice do in your product?')).toBeVisible()
  await tick(page, 'Wake word')
  await tick(page, 'Strict voice commands')
  await expect(page.getByText('2 of 7 selected')).toBeVisible()
  await goOn(page)
  await tick(page, /^English\s?- United States/)
  await expect(page.getByText('2 of 2 use cases ready')).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.reload()
  await expect(heading(page, 'Which languages will people speak?')).toBeVisible()
  await expect(page.getByText('2 of 2 use cases ready')).toBeVisible()
  // The profile is complete by now: its step is passed by.
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('2 of 7 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden()
  await goOn(page)
  await goOn(page)
  // Coming to a form does not send it.
  await expect(page.getByText('This field is required.')).toHaveCount(0)
  await page.locator('[name="organization_name"]').fill(`Halden Wizard ${Date.now()}`)
  await page.locator('[name="title"]').fill('Warehouse voice picking')
  await expect(saved(page)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const device = await elsewhere.newPage()
  await logIn(device, person)
  await device.getByRole('button', { name: 'Add project' }).first().click()
  await expect(heading(device, 'What are you building?')).toBeVisible()
  await expect(device.locator('[name="title"]')).toHaveValue('Warehouse voice picking')
  await device.locator('[name="additional_comment"]').fill('Pickers confirm each line aloud.')
  await device.getByRole('button', { name: 'Submit request' }).click()
  await device
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(await codeMailedTo(person.email))
  await device.keyboard.press('Enter')
  await expect(heading(device, 'Your evaluation has begun')).toBeVisible()
  await device.getByRole('link', { name: 'Go to your projects' }).click()
  await device.waitForURL('**/projects')
  await expect(device.getByText('Warehouse voice picking').first()).toBeVisible()
  await elsewhere.close()

  // The first device finds the project, and an empty wizard.
  await page.goto('/projects')
  await expect(page.getByText('Warehouse voice picking').first()).toBeVisible()
  await page.goto('/wizard/project')
  await expect(heading(page, 'What should voice do in your product?')).toBeVisible()
  await expect(page.getByText('0 of 7 selected')).toBeVisible()
})

test('C-016 any other child of the wizard leads to the projects', async ({ page }) => {
  await enter(page, aPerson())
  for (const child of ['/wizard', '/wizard/model', '/wizard/project/3']) {
    await page.goto(child)
    await page.waitForURL('**/projects')
  }
})

test.describe('in French on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })

  test('K-024 another project of an organization, without a code', async ({ page }) => {
    const person = aPerson()
    const organization = `Halden France ${Date.now()}`
    await enter(page, person)
    await createProject(page, 'Ligne de maintenance', organization)
    await page.goto('/wizard/project')
    const suivant = page.getByRole('button', { name: 'Suivant', exact: true })
    await completeProfile(page, person, ['Vous êtes', 'Intérêt pour le kit'])
    await suivant.click()
    await tick(page, 'Synthèse vocale')
    await suivant.click()
    await page.getByRole('button', { name: /^Choisir les langues/ }).click()
    await tick(page, /^Français\s?- France/)
    await page.getByRole('button', { name: 'Valider' }).click()
    await suivant.click()
    await expect(page.getByRole('textbox', { name: 'Adresse e\u2011mail professionnelle' })).toHaveValue(
      person.email,
    )
    await expect(page.locator('[name="organization_name"]')).toHaveCount(0)
    await page.locator('[name="title"]').fill('Préparation en entrepôt')
    await page.locator('[name="additional_comment"]').fill('Chaque ligne est confirmée à voix haute.')
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(heading(page, 'Votre évaluation a commencé')).toBeVisible()
    await page.getByRole('link', { name: 'Voir vos projets' }).click()
    await expect(page.getByText('Préparation en entrepôt').first()).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { countKeys, countPointers, tabTo } from './support/keyboard.ts'
import { aPerson, enter } from './support/person.ts'
import { expect, test } from './support/test.ts'

/** From the dashboard to a test that passed, every Tab and the 23 letters of a sentence included; 117 were pressed. */
const maxKeys = 115

const tour = (studio: Page) =>
  studio.getByRole('region', { name: /^(Your first passing test|Votre premier test réussi)$/ })

/** Follows the tour by keyboard to what it speaks of, which has the focus then. */
async function goThere(studio: Page): Promise<void> {
  const button = tour(studio).getByRole('button', { name: 'Go there' })
  await button.focus()
  await studio.keyboard.press('Enter')
  await expect(button).not.toBeFocused()
}

test('by keyboard alone the tour of the sample leads to a test that passed', async ({ page, context }) => {
  const pointers = await countPointers(context)
  const keys = await countKeys(context)
  const person = aPerson()
  const begun = performance.now()
  await enter(page, person)
  await page.evaluate(() => localStorage.setItem('saywright_tour', 'shown'))
  const [pointersBefore, keysBefore] = [pointers(), keys()]
  await tabTo(page, 'Try the sample project')
  const [studio] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await studio.waitForURL(/studio\.localhost/)

  await expect(tour(studio).getByText('Read the grammar')).toBeVisible({ timeout: 30_000 })
  await tabTo(studio, 'I have read it')
  await studio.keyboard.press('Enter')

  // The sample opens at its microphone; the mode is changed with the arrows.
  await expect(tour(studio).getByText('Try a sentence')).toBeVisible()
  await tabTo(studio, 'Go there')
  await goThere(studio)
  await studio.keyboard.press('ArrowLeft')
  await tabTo(studio, 'Sentence')
  await studio.keyboard.type('go backward five meters')

  await expect(tour(studio).getByText('Have a recording recognized')).toBeVisible()
  // Left, and taken up again after a new beginning of the page.
  await tour(studio).getByRole('button', { name: 'Continue later' }).focus()
  await studio.keyboard.press('Enter')
  await studio.reload()
  await expect(tour(studio).getByText('2 of 4 done')).toBeVisible({ timeout: 30_000 })
  await tabTo(studio, 'Continue')
  await studio.keyboard.press('Enter')
  await expect(tour(studio).getByText('Have a recording recognized')).toBeVisible()
  await tabTo(studio, 'Go there')
  await goThere(studio)
  await studio.keyboard.press('ArrowRight')
  await tabTo(studio, '“go forward ten meters”')
  await studio.keyboard.press('Enter')

  await expect(tour(studio).getByText('Run the unit test')).toBeVisible({ timeout: 60_000 })
  await tabTo(studio, 'Go there')
  await goThere(studio)
  await studio.keyboard.press('Enter')
  await expect(tour(studio).getByText(/^Press Run/)).toBeVisible({ timeout: 30_000 })
  await goThere(studio)
  await studio.keyboard.press('Enter')
  await expect(tour(studio).getByText('Your first test has passed')).toBeVisible({ timeout: 60_000 })
  const seconds = (performance.now() - begun) / 1000
  const pressed = keys() - keysBefore
  console.log(
    `sample test passed by keyboard with ${pressed} keys, ${seconds.toFixed(1)} s after the registration began`,
  )
  expect(pressed).toBeLessThanOrEqual(maxKeys)
  await tabTo(studio, 'Done')
  await studio.keyboard.press('Enter')
  await expect(tour(studio)).toHaveCount(0)
  await studio.reload()
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tour(studio)).toHaveCount(0)
  expect(pointers() - pointersBefore).toBe(0)
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the tour of the sample leads to a French recording that passes its test', async ({ page }) => {
    await enter(page, aPerson())
    await page.evaluate(() => localStorage.setItem('saywright_tour', 'shown'))
    const [studio] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Essayer le projet d’exemple' }).click(),
    ])
    await studio.waitForURL(/studio\.localhost/)
    await tour(studio).getByRole('button', { name: 'C’est lu' }).click({ timeout: 30_000 })
    await expect(tour(studio).getByText(/allume la lumière/)).toBeVisible()
    await studio.getByRole('radio', { name: 'Écrire' }).check({ force: true })
    await studio.getByRole('textbox', { name: 'Phrase' }).fill('éteins la lumière')
    await expect(tour(studio).getByText('Faites reconnaître un enregistrement')).toBeVisible()
    await studio.getByRole('radio', { name: 'Fichier' }).check({ force: true })
    await studio.getByRole('button', { name: /éteins la lumière du salon/ }).click()
    await expect(tour(studio).getByText('Lancez le test unitaire')).toBeVisible({ timeout: 60_000 })
    await studio.getByRole('link', { name: 'Tests unitaires' }).click()
    await studio.getByRole('button', { name: 'Lancer Premier test' }).click()
    await expect(tour(studio).getByText('Votre premier test a réussi')).toBeVisible({ timeout: 60_000 })
    await tour(studio).getByRole('button', { name: 'Terminer' }).click()
    await expect(tour(studio)).toHaveCount(0)
  })
})

import { aPerson, createProject, enter } from './support/person.ts'
import { grammar, heard, openStudio, speak, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('from the sign-up to a spoken command that is recognized', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse voice picking', `Halden Logistics ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse voice picking')
  await writeModel(studio, 'robot-en', grammar)
  await expect(studio.getByText('17 sentences')).toBeVisible()
  await speak(studio)
  await heard(studio, 'Recognized', 'go forward ten meters')
  const confidence = await studio.getByRole('meter', { name: 'Confidence' }).getAttribute('aria-valuenow')
  expect(Number(confidence)).toBeGreaterThan(5000)
  await expect(studio.getByText('This engine gives one hypothesis.')).toBeVisible()
})

test('shows words while the person speaks, when the model is set to', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Forklift', `Halden Forklifts ${Date.now()}`)
  const studio = await openStudio(page, 'Forklift')
  await writeModel(studio, 'forklift-en', grammar)
  await studio.getByRole('button', { name: 'Recognizer' }).click()
  const dialog = studio.getByRole('dialog', { name: 'Configure the recognizer' })
  await dialog.getByRole('radio', { name: /While someone speaks/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  await expect(dialog).toBeHidden()
  await studio.getByRole('radio', { name: 'Speak' }).check({ force: true })
  await studio.getByRole('button', { name: 'Record a sentence' }).click()
  // Before Stop is pressed: the partial result of the engine.
  const live = studio.getByRole('status').filter({ hasText: /So far|Understood/ })
  await expect(live).toContainText('go forward')
  await expect(studio.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await expect(live).toContainText('go forward ten meters')
  await studio.getByRole('button', { name: 'Stop recording' }).click()
  await heard(studio, 'Recognized', 'go forward ten meters')
})

test('the same recording is refused by a grammar that does not hold its sentence', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Kiosk ticketing', `Halden Kiosks ${Date.now()}`)
  const studio = await openStudio(page, 'Kiosk ticketing')
  const other =
    '#BNF+EM V2.1;\n!grammar kiosk;\n!start <order>;\n<order>: two tickets for (tonight | tomorrow) please;\n'
  await writeModel(studio, 'kiosk-en', other)
  await speak(studio)
  await heard(studio, 'Below the threshold')
})

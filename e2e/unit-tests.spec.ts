import { aPerson, createProject, enter } from './support/person.ts'
import { person, tone, wavOf } from './support/sounds.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'
import { addRecordings, expectOf, saveAndRun, writeSentence } from './support/unitTests.ts'

test('the unit test of a real recording passes, and one with another sentence fails', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse voice picking', `Halden Tests ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse voice picking')
  await writeModel(studio, 'robot-en', grammar)
  await addRecordings(studio, { 'right.wav': wavOf(person), 'other.wav': wavOf(person) })

  await studio.getByRole('link', { name: 'Unit tests' }).click()
  await studio.getByRole('link', { name: 'New unit test' }).click()
  await studio.getByRole('button', { name: 'Next' }).click()
  await expect(studio.getByText('A test needs at least one recording.')).toBeVisible()
  await writeSentence(studio, 'right.wav', 'Go forward ten meters')
  await writeSentence(studio, 'other.wav', 'go backward ten meters')
  await expect(studio.getByText('Accepted', { exact: true })).toHaveCount(2)
  await saveAndRun(studio, 'One person')

  const row = (name: string) => studio.getByRole('row', { name: new RegExp(name) })
  await expect(row('right.wav')).toContainText('Recognized right', { timeout: 60_000 })
  await expect(row('other.wav')).toContainText('Something else recognized', { timeout: 60_000 })
  await expect(studio.getByText('1 of 2', { exact: true })).toBeVisible()

  // The task is over, leads here, and leaves the history.
  await studio.getByRole('button', { name: /^Tasks/ }).click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByText('Unit test, One person')).toBeVisible()
  await dialog.getByRole('link', { name: 'See results of Unit test, One person' }).click()
  await expect(studio.getByRole('heading', { name: 'One person' })).toBeVisible()
  await studio.getByRole('tab', { name: 'Grammar used' }).click()
  await expect(studio.getByText('drive', { exact: false }).first()).toBeVisible()
})

test('without a recording the product speaks sentences of the grammar, and tests what it said', async ({
  page,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Kiosk ticketing', `Halden Spoken ${Date.now()}`)
  const studio = await openStudio(page, 'Kiosk ticketing')
  await writeModel(studio, 'robot-en', grammar)
  await studio.getByRole('link', { name: 'Unit tests' }).click()
  await studio.getByRole('link', { name: 'New unit test' }).click()
  await studio.getByRole('button', { name: 'Make audio from sentences' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Sentences').fill('go forward ten meters\nstop')
  await dialog.getByRole('button', { name: 'Make 8 recordings' }).click()
  const spoken = studio.getByRole('checkbox', { name: /^Choose (go-forward-ten-meters|stop)-/ })
  await expect(spoken).toHaveCount(8, { timeout: 60_000 })
  // Recordings made here are added to the test when they arrive.
  for (const box of await spoken.all()) await expect(box).toBeChecked()
  await saveAndRun(studio, 'Spoken')
  await expect(studio.getByText(/^\d of 8$/)).toBeVisible({ timeout: 90_000 })
  // Names contain the voice, its pitch and speed, the noise, and the room, if any.
  const clear = studio.getByRole('row', { name: /go-forward-ten-meters-\w+-(?:deep|high)-normal-none\.wav/ })
  await expect(clear.first()).toContainText('Recognized right', { timeout: 60_000 })
})

test('a recording that has to be refused needs no transcription, and is refused right', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse voice picking', `Halden Refusals ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse voice picking')
  await writeModel(studio, 'robot-en', grammar)
  await studio.getByRole('link', { name: 'Unit tests' }).click()
  await studio.getByRole('link', { name: 'New unit test' }).click()
  // Both are uploaded where they are chosen.
  const files = [
    { name: 'right.wav', mimeType: 'audio/wav', buffer: wavOf(person) },
    { name: 'nobody.wav', mimeType: 'audio/wav', buffer: wavOf(tone(2)) },
  ]
  await studio.locator('input[type="file"]').first().setInputFiles(files)
  await writeSentence(studio, 'right.wav', 'go forward ten meters')
  await expectOf(studio, 'nobody.wav', 'Refused, no speech')
  await saveAndRun(studio, 'Both kinds')

  const row = (name: string) => studio.getByRole('row', { name: new RegExp(name) })
  await expect(row('right.wav')).toContainText('Recognized right', { timeout: 60_000 })
  await expect(row('nobody.wav')).toContainText('Refused right', { timeout: 60_000 })
  await expect(studio.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect(studio.getByRole('heading', { name: 'Trade-off' })).toBeVisible()
})

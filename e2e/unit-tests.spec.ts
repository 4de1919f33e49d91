import { aPerson, createProject, enter } from './support/person.ts'
import { person, wavOf } from './support/sounds.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'
import { addRecordings, saveAndRun, writeSentence } from './support/unitTests.ts'

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
  await expect(row('right.wav')).toContainText('Pass', { timeout: 60_000 })
  await expect(row('other.wav')).toContainText('Wrong result', { timeout: 60_000 })
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
  for (const box of await spoken.all()) await box.check({ force: true })
  await saveAndRun(studio, 'Spoken')
  await expect(studio.getByText(/^\d of 8$/)).toBeVisible({ timeout: 90_000 })
  // Names tell the voice, its pitch and speed, the noise, and the room where there is one.
  const clear = studio.getByRole('row', { name: /go-forward-ten-meters-\w+-(?:deep|high)-normal-none\.wav/ })
  await expect(clear.first()).toContainText('Pass', { timeout: 60_000 })
})

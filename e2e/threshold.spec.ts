import type { Page } from '@playwright/test'
import { aPerson, createProject, enter } from './support/person.ts'
import { person, wavOf } from './support/sounds.ts'
import { chooseRecording, grammar, heard, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'
import { addRecordings, saveAndRun, writeSentence } from './support/unitTests.ts'

/** Sets the tuner of a run by the keyboard, and gives its threshold to the model. */
async function useForModel(studio: Page, key: 'Home' | 'End', threshold: string) {
  await studio.getByRole('slider', { name: 'Threshold' }).press(key)
  await studio.getByRole('button', { name: `Use ${threshold} for the model` }).click()
  await expect(studio.getByRole('button', { name: `The model uses ${threshold}` })).toBeDisabled()
}

test('a threshold goes from the tuner of a run to the model, which refuses and takes the same recording by it', async ({
  page,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse voice picking', `Halden Thresholds ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse voice picking')
  await writeModel(studio, 'robot-en', grammar)
  const model = studio.url()
  const recording = wavOf(person)
  await addRecordings(studio, { 'right.wav': recording })
  await studio.getByRole('link', { name: 'Unit tests' }).click()
  await studio.getByRole('link', { name: 'New unit test' }).click()
  await writeSentence(studio, 'right.wav', 'go forward ten meters')
  await saveAndRun(studio, 'One person')
  await expect(studio.getByRole('row', { name: /right\.wav/ })).toContainText('Recognized right', {
    timeout: 60_000,
  })
  const results = studio.url()

  await useForModel(studio, 'End', '10,000')
  await studio.goto(model)
  await chooseRecording(studio, 'right.wav', recording)
  await heard(studio, 'Below the threshold')
  const why = studio.getByRole('status').filter({ hasText: 'Recognized, but not sure enough' })
  await expect(why).toContainText('“go forward ten meters”')
  await expect(studio.getByText('Threshold 10,000', { exact: true })).toBeVisible()

  await studio.goto(results)
  await useForModel(studio, 'Home', '0')
  await studio.goto(model)
  await chooseRecording(studio, 'right.wav', recording)
  await heard(studio, 'Recognized', 'go forward ten meters')
  await expect(studio.getByText('Threshold 0', { exact: true })).toBeVisible()
})

import { createFlite, type Flite } from '../services/voice/tests/support/createFlite.ts'
import { aPerson, createProject, enter } from './support/person.ts'
import { chooseRecording, grammar, heard, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

let flite: Flite
test.beforeAll(async () => {
  flite = createFlite()
})
test.afterAll(() => flite.close())

test('distinguishes other recordings in the same journey with the same grammar', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse voice picking', `Halden Other ${Date.now()}`)
  const studio = await openStudio(page, 'Warehouse voice picking')
  await writeModel(studio, 'robot-en', grammar)
  await chooseRecording(studio, 'backward.wav', await flite.speak('slt', 'drive backward five meters'))
  await heard(studio, 'Recognized', 'drive backward five meters')
  await chooseRecording(studio, 'forward.wav', await flite.speak('rms', 'go forward two meters'))
  await heard(studio, 'Recognized', 'go forward two meters')
  // Speech that is recognized, and refused: silence would be reported as such.
  const outside = await flite.speak('slt', 'what is the weather like in paris this morning')
  await chooseRecording(studio, 'weather.wav', outside)
  await heard(studio, 'Below the threshold')
  await expect(studio.getByText('Recognized', { exact: true })).toHaveCount(0)
})

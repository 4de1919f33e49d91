import { expect, type Page } from '@playwright/test'

/** Adds WAV files to the project, whose workspace is open, and comes back to its grammar. */
export async function addRecordings(
  studio: Page,
  recordings: Readonly<Record<string, Buffer>>,
): Promise<void> {
  await studio.getByRole('link', { name: 'Audio files' }).click()
  const files = Object.entries(recordings).map(([name, buffer]) => ({ name, mimeType: 'audio/wav', buffer }))
  await studio.locator('input[type="file"]').first().setInputFiles(files)
  for (const { name } of files)
    await expect(studio.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await studio.getByRole('link', { name: 'Voice commands' }).click()
}

/** Writes what is said in a recording, at the first step of a new test, and so chooses it. */
export async function writeSentence(studio: Page, recording: string, sentence: string): Promise<void> {
  const field = studio.getByRole('textbox', { name: `Write what is said in ${recording}` })
  await field.fill(sentence)
  await field.press('Enter')
  await expect(studio.getByRole('checkbox', { name: `Choose ${recording}` })).toBeChecked()
}

/** From the first step of a new test to its run. The grammar has no dynamic slot. */
export async function saveAndRun(studio: Page, name: string): Promise<void> {
  await studio.getByRole('button', { name: 'Next' }).click()
  await expect(studio.getByText('This grammar has no dynamic slot.')).toBeVisible()
  await studio.getByRole('button', { name: 'Next' }).click()
  await studio.getByRole('textbox', { name: 'Name' }).fill(name)
  await studio.getByRole('button', { name: 'Save and run' }).click()
}

/** Chooses, at the first step of a new test, what a recording has to lead to. */
export async function expectOf(studio: Page, recording: string, expectation: string): Promise<void> {
  await studio.getByRole('button', { name: new RegExp(`What is expected of ${recording}`) }).click()
  await studio.getByRole('option', { name: expectation, exact: true }).click()
  await expect(studio.getByRole('checkbox', { name: `Choose ${recording}` })).toBeChecked()
}

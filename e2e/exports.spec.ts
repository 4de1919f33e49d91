import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aPerson, createProject, enter } from './support/person.ts'
import { account } from './support/session.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Requests every technology, which this product approves at once. */
async function askForEverything(page: Page, title: string): Promise<void> {
  const { headers } = await account(page)
  const found = await page.request.get('/api/v3/projects/all', { headers })
  const { data } = (await found.json()) as { data: { id: number; title: string }[] }
  const id = data.find((project) => project.title === title)?.id
  const english = ['English - United States']
  const response = await page.request.post(`/api/v3/projects/${id}/deals`, {
    headers,
    data: {
      tech_wake_word: true,
      languages_wake_word: english,
      tech_voice_strict_commands: true,
      languages_voice_strict_commands: [...english, 'French - France'],
      tech_intent_based_commands: false,
      languages_voice_intent_commands: [],
      tech_voice_authentication: true,
      tech_voice_synthesis: true,
      languages_voice_synthesis: english,
      tech_voice_dictation: false,
      languages_voice_dictation: [],
      tech_speech_enhancement: true,
      upsell: true,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
}

async function createModel(studio: Page, type: string, name: string): Promise<void> {
  await studio.getByRole('link', { name: 'Overview' }).click()
  await studio.getByRole('button', { name: 'New model' }).first().click()
  const dialog = studio.getByRole('dialog', { name: /^New / })
  await dialog.getByRole('radio', { name: type }).check({ force: true })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Create model' }).click()
  await expect(studio.getByText(`The model ${name} is ready.`)).toBeVisible()
}

test('a model of each type is made, two are exported, and their checksums are right', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse', `Halden Exports ${Date.now()}`)
  await askForEverything(page, 'Warehouse')
  const studio = await openStudio(page, 'Warehouse')
  const types = [
    ['Voice commands', 'picking-en'],
    ['Wake word', 'hello-halden'],
    ['Voice synthesis', 'aisle-voice'],
    ['Speech enhancement', 'dock-noise'],
    ['Voice biometrics', 'pickers'],
  ] as const
  for (const [type, name] of types) await createModel(studio, type, name)
  await studio.getByRole('link', { name: 'Overview' }).click()
  await expect(studio.getByRole('article')).toHaveCount(5)

  await studio.getByRole('link', { name: 'Export project' }).first().click()
  await studio.getByRole('radio', { name: 'Linux x64' }).check({ force: true })
  await studio.getByRole('button', { name: 'Next' }).click()
  for (const name of ['picking-en', 'hello-halden'])
    await studio.getByRole('checkbox', { name }).check({ force: true })
  await studio.getByRole('button', { name: 'Next' }).click()
  await studio.getByRole('button', { name: /^Export \d/ }).click()
  await expect(studio.getByText('warehouse-1-linux-x64.tar.gz is ready.')).toBeVisible()
  const [download] = await Promise.all([
    studio.waitForEvent('download'),
    studio.getByRole('button', { name: 'Download' }).click(),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'saywright-journey-'))
  await download.saveAs(join(folder, 'export.tar.gz'))
  execFileSync('tar', ['-xzf', 'export.tar.gz'], { cwd: folder })
  const checked = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], {
    cwd: join(folder, 'warehouse-1-linux-x64'),
    encoding: 'utf8',
  })
  expect(checked).toMatch(/models\/wake-words\/hello-halden-\d+\/model\.json: OK/)
  expect(
    checked
      .trim()
      .split('\n')
      .every((line) => line.endsWith(': OK')),
  ).toBe(true)
  rmSync(folder, { recursive: true })
})

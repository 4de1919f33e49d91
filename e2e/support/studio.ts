import { expect, type Page } from '@playwright/test'
import { account } from './session.ts'

export const grammar = `#BNF+EM V2.1;
!grammar robot;
!start <command>;
<command>: (go | drive) (forward | backward) <number> meters | stop;
<number>: one | two | five | ten;
`

/** Opens the studio of a project from the dashboard, in the tab that opens. */
export async function openStudio(page: Page, project: string): Promise<Page> {
  const [studio] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('button', { name: new RegExp(`^(Open the studio of|Ouvrir le studio de) ${project}$`) })
      .click(),
  ])
  await studio.waitForURL(/studio\.localhost/)
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  // The one-time code must not stay in the address.
  expect(new URL(studio.url()).hash).toBe('')
  return studio
}

/** Makes an English model and writes its grammar, as far as "Saved". */
export async function writeModel(studio: Page, name: string, text: string): Promise<void> {
  await studio.getByRole('button', { name: 'New model' }).first().click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create model' }).click()
  await expect(studio.getByRole('textbox', { name: 'Grammar' })).toBeVisible()
  await studio.getByRole('textbox', { name: 'Grammar' }).click()
  await studio.keyboard.press('Control+A')
  await studio.keyboard.insertText(text)
  await expect(studio.getByText('Unsaved changes')).toBeVisible()
  await studio.keyboard.press('Control+S')
  await expect(studio.getByText('Saved', { exact: true })).toBeVisible()
}

type NewModel = { readonly name: string; readonly language: 'eng-US' | 'fra-FR'; readonly grammar: string }

/** Opens a model of any language, made beside the pages, in the studio of the only project of the person. */
export async function openModel(page: Page, project: string, model: NewModel): Promise<Page> {
  const { headers } = await account(page)
  const projects = await (await page.request.get('/api/v3/projects/all', { headers })).json()
  const projectId: number = projects.data[0].id
  const models = `/api/v3/projects/${projectId}/voice-commands`
  const made = await page.request.post(models, { headers, data: model })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const studio = await openStudio(page, project)
  await studio.goto(new URL(`/${projectId}/voice-commands/${id}`, studio.url()).href)
  return studio
}

/** Speaks for as long as the recording of the microphone lasts. */
export async function speak(studio: Page): Promise<void> {
  const stop = studio.getByRole('button', { name: /^(Stop recording|Arrêter l’enregistrement)$/ })
  await studio.getByRole('radio', { name: /^(Speak|Parler)$/ }).check({ force: true })
  await studio.getByRole('button', { name: /^(Record a sentence|Prononcer une phrase)$/ }).click()
  await expect(stop).toBeVisible()
  await untilSpoken(studio)
  await stop.click()
}

/**
 * The recordings of people last 2.8 s and are played once. The recorder counts what it has recorded, which is later on a
 * busy machine.
 */
export async function untilSpoken(studio: Page): Promise<void> {
  await expect(studio.getByRole('timer').filter({ hasText: /^0:0(3[.,][6-9]|[4-9][.,])/ })).toBeVisible()
}

/** Hands a WAV file to the test of the model, by its name. */
export async function chooseRecording(studio: Page, name: string, buffer: Buffer): Promise<void> {
  await studio.getByRole('radio', { name: /^(File|Fichier)$/ }).check({ force: true })
  await studio.locator('input[type="file"]').setInputFiles({ name, mimeType: 'audio/wav', buffer })
  await expect(studio.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  // The result of an earlier recording does not count.
  await expect(
    studio.getByRole('progressbar', { name: /^(Analyzing the recording|Analyse en cours)$/ }),
  ).toBeHidden()
}

/** The result of the last recording: its verdict, and the sentence where one was recognized. */
export async function heard(
  studio: Page,
  verdict: 'Recognized' | 'Below the threshold',
  sentence?: string,
): Promise<void> {
  await expect(studio.getByText(verdict, { exact: true })).toBeVisible({ timeout: 30_000 })
  if (!sentence) return
  const result = studio.getByRole('status')
  await expect(result.getByText(`“${sentence}”`, { exact: true })).toBeVisible()
}

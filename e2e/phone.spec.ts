import { codeMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { expectNoOverflow, frenchPhone } from './support/phone.ts'
import { account } from './support/session.ts'
import { grammar } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const other = 'Another8?horse'

test('in French on a phone, from the first visit to the project', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  const person = aPerson()
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter')
  await enter(page, person)
  await expect(page.getByText('Aucun projet pour l’instant')).toBeVisible()
  await createProject(page, 'Préparation en entrepôt', `Halden France ${Date.now()}`)
  await expect(page.getByText('Préparation en entrepôt').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expectNoOverflow(page)
  await page.context().close()
})

test('C-015 in French on a phone, from the account menu to a new password', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  const person = aPerson()
  await enter(page, person)
  await page.goto('/account-menu')
  await page.getByRole('link', { name: /Sécurité/ }).click()
  await page.waitForURL('**/account/security')
  await page.locator('[name="password"]').fill(other)
  await page.locator('[name="password_confirmed"]').fill(other)
  await page.locator('form:has([name="password_confirmed"]) button[type="submit"]').click()
  const dialog = page.getByRole('dialog', { name: 'Saisissez le code' })
  await expectNoOverflow(page)
  await dialog.getByRole('textbox').fill(await codeMailedTo(person.email))
  await dialog.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/login**')
  await logIn(page, { ...person, password: other })
  await page.context().close()
})

test('in French on a phone the studio opens anyway: a sentence is tried, and no place is wider than the window', async ({
  browser,
  baseURL,
}) => {
  const page = await frenchPhone(browser, baseURL)
  await enter(page, aPerson())
  await createProject(page, 'Chariot', `Halden Chariots ${Date.now()}`)
  const { headers } = await account(page)
  const projects = await (await page.request.get('/api/v3/projects/all', { headers })).json()
  const project = projects.data[0].id
  const model = await page.request.post(`/api/v3/projects/${project}/voice-commands`, {
    headers,
    data: { name: 'chariot', language: 'eng-US', grammar },
  })
  expect(model.status()).toBe(201)
  const [studio] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Ouvrir le studio de Chariot' }).click(),
  ])
  await studio.waitForURL(/studio\.localhost/)
  await studio.getByRole('button', { name: 'Ouvrir quand même' }).click()
  const { id } = await model.json()
  const open = (path: string) => studio.goto(new URL(`/${project}${path}`, studio.url()).href)
  await open(`/voice-commands/${id}`)
  await studio.getByRole('textbox', { name: 'Phrase' }).fill('drive backward two meters')
  await expect(studio.getByText('Reconnue', { exact: true })).toBeVisible()
  await expectNoOverflow(studio)
  const places = {
    '': 'Chariot',
    '/audio-files': 'Fichiers audio',
    [`/voice-commands/${id}/unit-tests`]: 'Tests unitaires',
    [`/voice-commands/${id}/versions`]: 'Versions',
    '/export': 'Export',
  }
  for (const [path, heading] of Object.entries(places)) {
    await open(path)
    await expect(studio.getByRole('heading', { level: 1 })).toContainText(heading)
    await expectNoOverflow(studio)
  }
  await page.context().close()
})

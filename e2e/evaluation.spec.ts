import { openArea } from './support/colleague.ts'
import { expectMail } from './support/mail.ts'
import { aPerson, createProject, enter } from './support/person.ts'
import { demonstrationPerson, headersOf, nothing, staffEmail, test } from './support/reviewed.ts'
import { expect } from './support/test.ts'

test('K-034 K-046 an evaluation that ends while one works is over on the open page, told of and mailed', async ({
  page,
  request,
  product,
}) => {
  const title = 'Line maintenance'
  const person = aPerson()
  await enter(page, person, product.dataDir)
  await createProject(page, title, `Halden Evaluation ${Date.now()}`)
  await openArea(page, title, 'Technologies')
  await page.waitForURL('**/settings/technologies')
  const row = page.getByRole('row', { name: /Strict voice commands/ })
  await expect(row).toContainText('Not requested')
  const navigated: string[] = []
  page.on('framenavigated', (frame) => void navigated.push(frame.url()))

  const id = /projects\/(\d+)/.exec(page.url())?.[1]
  const staff = await headersOf(request, { ...(await demonstrationPerson(request)), email: staffEmail })
  const delivered = await request.post(`/api/v3/staff/projects/${id}/deliveries`, {
    headers: staff,
    data: {
      ...nothing,
      tech_voice_strict_commands: true,
      languages_voice_strict_commands: ['French - France'],
      expire_on: new Date(Date.now() + 15_000).toISOString(),
    },
  })
  expect(delivered.status(), await delivered.text()).toBe(204)
  await expect(row).toContainText('Delivered')
  await expect(page.getByText('Ongoing evaluation')).toBeVisible()
  const member = await headersOf(request, person)
  const beginModel = (name: string) =>
    request.post(`/api/v3/projects/${id}/voice-commands`, {
      headers: member,
      data: { name, language: 'fra-FR' },
    })
  expect((await beginModel('robot-fr')).status()).toBe(201)

  await expect(page.getByText('Expired resources')).toBeVisible({ timeout: 30_000 })
  await expect(row).toContainText('Expired')
  await expect(page.getByRole('button', { name: 'Start the trial' })).toBeVisible()
  expect(await (await beginModel('robot-fr-2')).json()).toMatchObject({ code: 'resources_expired' })
  // The schedule tells of it, without anybody asking.
  await page.getByRole('button', { name: /unread notification/ }).click()
  await expect(page.getByText(`The evaluation of ${title} has ended. Its data is kept.`)).toBeVisible()
  await expectMail(person.email, `The evaluation of the project ${title} ended on`, product.dataDir)
  expect(navigated).toEqual([])
})

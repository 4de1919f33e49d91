import type { BrowserContext } from '@playwright/test'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'
import { completeProfile, goOn, heading, tick } from './support/wizard.ts'

/** APIs that a browser refuses to every page of the site. */
const refusals: Readonly<Record<string, { refuse: () => void; notice: string }>> = {
  'throws on reading storage': {
    refuse: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    },
    notice: 'Your browser stores nothing for this site',
  },
  'throws on writing storage': {
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    notice: 'Your browser stores nothing for this site',
  },
  'refuses cookies': {
    refuse: () => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
    notice: 'Your browser blocks cookies for this site',
  },
}

async function anAccount(context: BrowserContext) {
  const person = aPerson()
  const page = await context.newPage()
  await enter(page, person)
  await createProject(page, 'Attic', `Halden ${person.email}`)
  await page.close()
  await context.clearCookies()
  return person
}

for (const [what, { refuse, notice }] of Object.entries(refusals))
  test(`in a browser that ${what}, one logs in, begins a request, edits and tests`, async ({
    page,
    context,
  }) => {
    test.slow()
    const person = await anAccount(context)
    await context.addInitScript(refuse)
    await logIn(page, person)
    await expect(page.getByText(notice)).toBeVisible()

    const studio = await openStudio(page, 'Attic')
    await writeModel(studio, 'robot-en', grammar)
    await studio.getByRole('textbox', { name: 'Sentence' }).fill('drive forward five meters')
    await expect(studio.getByText('Match', { exact: true })).toBeVisible()
    await studio.close()

    await page.getByRole('button', { name: 'Add project' }).first().click()
    await expect(heading(page, 'Who are you?')).toBeVisible()
    await completeProfile(page, person, ['You are', 'Interest in the kit'])
    await goOn(page)
    await tick(page, 'Wake word')
    await expect(page.getByText('Saved as a draft.', { exact: false })).toBeVisible()
  })

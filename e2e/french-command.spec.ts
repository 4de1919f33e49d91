import { frenchPrompt } from './support/frenchPrompt.ts'
import { speaking } from './support/microphone.ts'
import { aPerson, createProject, enter } from './support/person.ts'
import { chooseLanguage } from './support/session.ts'
import { personFile } from './support/sounds.ts'
import { openModel, speak } from './support/studio.ts'
import { test as base, expect } from './support/test.ts'

type Prompt = ReturnType<typeof frenchPrompt>

/** A Chromium into whose microphone a French person speaks. */
const test = base.extend<object, { prompt: Prompt }>({
  prompt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, use) => use(frenchPrompt()),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ prompt }, use) => use(speaking('file' in prompt ? prompt.file : personFile)),
    { scope: 'worker' },
  ],
})

test('a French person speaks into the microphone and is recognized', async ({ page, prompt }) => {
  test.skip('missing' in prompt, 'missing' in prompt ? prompt.missing : '')
  await enter(page, aPerson())
  await chooseLanguage(page, 'Français')
  await createProject(page, 'Standard téléphonique', `Halden Standard ${Date.now()}`)
  const grammar = `#BNF+EM V2.1;
!grammar standard;
!start <phrase>;
<phrase>: merci de votre (patience | visite | appel) | essayez à nouveau | ne pas déranger;
`
  const studio = await openModel(page, 'Standard téléphonique', {
    name: 'standard-fr',
    language: 'fra-FR',
    grammar,
  })
  await speak(studio)
  await expect(studio.getByText('Reconnue', { exact: true })).toBeVisible()
  const said = studio.getByRole('status').getByText('«\u00a0merci de votre patience\u00a0»', { exact: true })
  await expect(said).toBeVisible()
})

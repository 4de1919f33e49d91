import { nothingChosen } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UseCaseCount } from '../kits/UseCasePicker/UseCaseCount.js'
import { Wizard, type WizardProps } from './Wizard.js'

const labels = ['Données personnelles', 'Cas d’usage', 'Langues', 'Détails du projet', 'Confirmation']
const choice = { ...nothingChosen, tech_wake_word: true, tech_voice_dictation: true }
const steps: WizardProps<object>['steps'] = labels.map((label, at) => ({
  id: label,
  label,
  title: label,
  isSkipped: at === 0,
  draw: () => null,
  standing: () => <UseCaseCount choice={choice} />,
}))

/** The wizard in French, in a window of this width. */
async function inWindow(width: number) {
  await page.viewport(width, 844)
  return render(
    <ThemeProvider isRoot locale="fr-FR" theme="light">
      <Wizard label="Projet" steps={steps} initialValues={{}} layout="page" />
    </ThemeProvider>,
  )
}

it.each([390, 834])(
  'its steps take one line of a window of %i px until they are asked for',
  async (width) => {
    const screen = await inWindow(width)
    const list = screen.getByRole('list')
    await expect.element(screen.getByRole('button', { name: 'Étape 2 sur 5' })).toBeVisible()
    const band = screen.getByRole('button', { name: 'Étape 2 sur 5' }).element().parentElement
    expect(band?.getBoundingClientRect().height).toBeLessThan(80)
    await expect.element(list).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Étape 2 sur 5' }).click()
    await expect.element(list).toBeVisible()
  },
)

it('a phone says in one line how many are chosen, beside the ways on', async () => {
  const screen = await inWindow(390)
  const words = document.createRange()
  words.selectNodeContents(screen.getByText(/^2 sur 7/).element())
  expect(words.getClientRects()).toHaveLength(1)
  const top = (element: Element) => Math.round(element.getBoundingClientRect().bottom / 40)
  expect(top(screen.getByText(/^2 sur 7/).element())).toBe(
    top(screen.getByRole('button', { name: 'Suivant' }).element()),
  )
})

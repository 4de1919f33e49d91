import { nothingChosen } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UseCaseCount } from '../kits/UseCasePicker/UseCaseCount.js'
import { Wizard, type WizardProps } from './Wizard.js'

const labels = ['Données personnelles', 'Cas d’usage', 'Langues', 'Détails du projet', 'Confirmation']
const choice = { ...nothingChosen, tech_wake_word: true, tech_voice_dictation: true }
const steps: WizardProps<object>['steps'] = labels.map((label) => ({
  id: label,
  label,
  title: label,
  draw: () => null,
  standing: () => <UseCaseCount choice={choice} />,
}))

const atSecond = { read: () => ({ step: 'Cas d’usage', values: {} }), write: () => {}, clear: () => {} }

/** The wizard in French at its second step, in a window of this width. */
async function inWindow(width: number) {
  await page.viewport(width, 844)
  return render(
    <ThemeProvider isRoot locale="fr-FR" theme="light">
      <Wizard label="Projet" steps={steps} initialValues={{}} store={atSecond} layout="page" />
    </ThemeProvider>,
  )
}

it.each([390, 834])('collapses its steps to one line in a window of %i px', async (width) => {
  const screen = await inWindow(width)
  const list = screen.getByRole('list')
  await expect.element(screen.getByRole('button', { name: 'Étape 2 sur 5' })).toBeVisible()
  const band = screen.getByRole('button', { name: 'Étape 2 sur 5' }).element().parentElement
  expect(band?.getBoundingClientRect().height).toBeLessThan(80)
  await expect.element(list).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Étape 2 sur 5' }).click()
  await expect.element(list).toBeVisible()
})

it('a phone says in one line how many are chosen, beside the ways back and on', async () => {
  const screen = await inWindow(390)
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  }
  const status = screen.getByText(/^2 sur 7/).element()
  const ways = ['Précédent', 'Suivant'].map((name) => middle(screen.getByRole('button', { name }).element()))
  for (const way of ways) expect(Math.abs(way - middle(status))).toBeLessThan(4)
  const words = document.createRange()
  words.selectNodeContents(status)
  expect(words.getClientRects()).toHaveLength(1)
})

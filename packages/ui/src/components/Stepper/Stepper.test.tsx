import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Stepper } from './Stepper.js'

const steps = [
  { id: 'uses', label: 'Use cases' },
  { id: 'languages', label: 'Languages', hasFault: true },
  { id: 'end', label: 'Confirmation' },
]

describeComponent('Stepper', (props) => <Stepper {...props} label="Folder" steps={steps} current="end" />, {
  role: 'list',
})

describe('Stepper', () => {
  it('reads every step with its state, in French too', async () => {
    const screen = await renderThemed(<Stepper label="Dossier" steps={steps} current="end" />, {
      locale: 'fr-FR',
    })
    const words = screen
      .getByRole('listitem')
      .all()
      .map((item) => item.element().textContent)
    expect(words).toEqual([
      'Use cases (terminée)',
      '!Languages (à corriger)',
      '3Confirmation (étape en cours)',
    ])
  })

  it('is a row on laptops and a column on phones', async () => {
    const placesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().top)
    await page.viewport(1366, 800)
    const screen = await renderThemed(<Stepper label="Folder" steps={steps} current="uses" />)
    const items = screen.getByRole('listitem').elements()
    expect(new Set(placesOf(items)).size).toBe(1)
    await page.viewport(390, 800)
    expect(new Set(placesOf(items)).size).toBe(3)
  })

  it('leads nowhere from the step under way', async () => {
    const screen = await renderThemed(
      <Stepper label="Folder" steps={steps} current="languages" onStepPress={() => {}} allowsSkipping />,
    )
    expect(
      screen
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Use cases (done)', '3Confirmation (to come)'])
  })
})

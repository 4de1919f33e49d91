import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { OnboardingChecklist } from './OnboardingChecklist.js'
import type { OnboardingStep } from './OnboardingStep.js'

const stepsWith = (...done: boolean[]): OnboardingStep[] =>
  done.map((isDone, at) => ({
    id: `step-${at}`,
    label: `Step ${at}`,
    isDone,
    lead: `Why ${at}`,
    actionLabel: `Take ${at}`,
  }))

describeComponent(
  'OnboardingChecklist',
  (props) => <OnboardingChecklist {...props} steps={stepsWith(true, false, false)} onAction={() => {}} />,
  { role: 'list' },
)

describe('OnboardingChecklist', () => {
  it.each([
    [[false, false], ['next', 'later'], '2 steps left', 'Take 0'],
    [[true, false, false], ['done', 'next', 'later'], '2 steps left', 'Take 1'],
    [[true, false, true], ['done', 'next', 'done'], 'One step left', 'Take 1'],
    [[true, true], ['done', 'done'], 'Everything is ready', 'Close'],
  ])('of %j has %j, says “%s” and offers “%s”', async (done, states, title, button) => {
    const screen = await renderThemed(
      <OnboardingChecklist steps={stepsWith(...done)} onAction={() => {}} onDismiss={() => {}} />,
    )
    const items = screen.getByRole('listitem').elements() as HTMLElement[]
    expect(items.map(({ dataset }) => dataset.state)).toEqual(states)
    expect(items.map(({ ariaCurrent }) => ariaCurrent === 'step')).toEqual(
      states.map((state) => state === 'next'),
    )
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title)
    expect(
      screen
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([button])
  })

  it('takes the unlocked step, and says why one would', async () => {
    const onAction = vi.fn()
    const screen = await renderThemed(
      <OnboardingChecklist steps={stepsWith(true, false, false)} onAction={onAction} />,
    )
    await expect.element(screen.getByText('Why 1')).toBeVisible()
    await screen.getByRole('button').click()
    expect(onAction).toHaveBeenCalledExactlyOnceWith('step-1')
  })

  it.each([[stepsWith(true, false)], [stepsWith(true, true)]])(
    'has no button for anyone who may neither take a step nor put it away',
    async (steps) => {
      const screen = await renderThemed(<OnboardingChecklist steps={steps} />)
      expect(screen.getByRole('button').elements()).toEqual([])
    },
  )

  it('speaks French', async () => {
    const screen = await renderThemed(
      <OnboardingChecklist steps={stepsWith(true, false, false)} onAction={() => {}} />,
      { locale: 'fr-FR' },
    )
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Encore 2 étapes')
    await expect.element(screen.getByText('Étape suivante')).toBeVisible()
  })
})

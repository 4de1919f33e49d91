import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Card } from './Card.js'
import { SelectableCard } from './SelectableCard.js'

describeComponent('Card', (props) => <Card {...props} title="Members" aria-label="Members" />, {
  role: 'region',
})
describeComponent(
  'SelectableCard',
  (props) => (
    <SelectableCard {...props} isSelected>
      Photos
    </SelectableCard>
  ),
  { role: 'button' },
)

describe('Card', () => {
  it('has a header of 54 px', async () => {
    const screen = await renderThemed(<Card title="Members">Four</Card>)
    const header = screen.getByRole('heading').element().closest('header')
    expect(header?.getBoundingClientRect().height).toBe(54)
  })

  it('takes the level of heading of its page', async () => {
    const screen = await renderThemed(<Card title="Members" level={3} />)
    await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible()
  })
})

describe('SelectableCard', () => {
  it('reports the choice and ignores presses while disabled', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(
      <>
        <SelectableCard isSelected={false} onChange={changed}>
          On
        </SelectableCard>
        <SelectableCard isSelected={false} isDisabled onChange={changed}>
          Locked
        </SelectableCard>
      </>,
    )
    await screen.getByRole('button', { name: 'On' }).click()
    await screen.getByRole('button', { name: 'Locked' }).click({ force: true })
    expect(changed.mock.calls).toEqual([[true]])
  })
})

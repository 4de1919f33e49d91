import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ChoiceCard } from './ChoiceCard.js'
import { ChoiceCardGroup } from './ChoiceCardGroup.js'

describeComponent(
  'ChoiceCard',
  (props) => <ChoiceCard {...props} label="Photos" description="Of your camera." detail="47 albums" />,
  { role: 'checkbox' },
)

describe('ChoiceCard', () => {
  it('is sent with its form when it is on', async () => {
    const form = createRef<HTMLFormElement>()
    const screen = await renderThemed(
      <form ref={form}>
        <ChoiceCard label="Photos" name="kind" value="photos" />
      </form>,
    )
    await screen.getByText('Photos').click()
    expect(new FormData(form.current!).get('kind')).toBe('photos')
  })

  it('has no description when nothing more is said', async () => {
    const screen = await renderThemed(<ChoiceCard label="Photos" />)
    await expect.element(screen.getByRole('checkbox')).not.toHaveAttribute('aria-describedby')
  })
})

describe('ChoiceCardGroup', () => {
  it('has as many columns as the width has room for, a row over all of them', async () => {
    const screen = await renderThemed(
      <ChoiceCardGroup label="Kinds" columns={2}>
        <ChoiceCard label="Photos" />
        <ChoiceCard label="Films" />
        <ChoiceCard label="All" layout="row" />
      </ChoiceCardGroup>,
    )
    const [photos, films, all] = screen.container.querySelectorAll('label')
    const width = (card?: HTMLElement) => Math.round(card?.getBoundingClientRect().width ?? 0)
    expect(width(photos)).toBe(width(films))
    expect(width(all)).toBeGreaterThan(2 * width(photos))
  })
})

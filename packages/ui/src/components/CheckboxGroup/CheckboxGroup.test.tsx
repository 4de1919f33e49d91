import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { CheckboxGroup } from './CheckboxGroup.js'

const options = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
] as const

describeComponent(
  'CheckboxGroup',
  (props) => <CheckboxGroup {...props} label="Languages" options={options} />,
  {
    role: 'group',
  },
)

describe('CheckboxGroup', () => {
  it('is sent with its form', async () => {
    const form = createRef<HTMLFormElement>()
    const screen = await renderThemed(
      <form ref={form}>
        <CheckboxGroup label="Languages" name="languages" options={options} defaultValue={['fr']} />
      </form>,
    )
    await screen.getByText('English').click()
    expect(new FormData(form.current!).getAll('languages')).toEqual(['en', 'fr'])
  })

  it('shows what its giver holds, and nothing else', async () => {
    const screen = await renderThemed(<CheckboxGroup label="Languages" options={options} value={[]} />)
    await screen.getByText('English').click()
    await expect.element(screen.getByRole('checkbox', { name: 'English' })).not.toBeChecked()
  })
})

import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { RadioGroup } from './RadioGroup.js'

const options = [
  { value: 'microphone', label: 'Microphone' },
  { value: 'file', label: 'Audio file' },
] as const

describeComponent('RadioGroup', (props) => <RadioGroup {...props} label="Source" options={options} />, {
  role: 'radiogroup',
})

describe('RadioGroup', () => {
  it('lets its ref focus the first option', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<RadioGroup ref={ref} label="Source" options={options} />)
    ref.current?.focus()
    await expect.element(screen.getByRole('radio', { name: 'Microphone' })).toHaveFocus()
  })

  it('is sent with its form', async () => {
    const form = createRef<HTMLFormElement>()
    const screen = await renderThemed(
      <form ref={form}>
        <RadioGroup label="Source" name="source" options={options} />
      </form>,
    )
    await screen.getByText('Audio file').click()
    expect(new FormData(form.current!).get('source')).toBe('file')
  })

  it('chooses nothing by itself', async () => {
    const screen = await renderThemed(<RadioGroup label="Source" options={options} value={null} />)
    for (const radio of screen.getByRole('radio').all()) await expect.element(radio).not.toBeChecked()
  })
})

import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Slider } from './Slider.js'

describeComponent('Slider', (props) => <Slider {...props} label="Gain" defaultValue={40} />, {
  role: 'slider',
})

describe('Slider', () => {
  it('is never outside its ends, nor between its steps', async () => {
    const screen = await renderThemed(<Slider label="Gain" minValue={10} maxValue={20} step={4} value={99} />)
    await expect.element(screen.getByRole('slider')).toHaveValue('18')
  })

  it('keeps to the value it is given', async () => {
    const changed = vi.fn()
    const screen = await renderThemed(<Slider label="Gain" value={40} onChange={changed} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(changed).toHaveBeenCalledExactlyOnceWith(41)
    await expect.element(screen.getByRole('slider')).toHaveValue('40')
  })

  it('names the two ends of a range in French', async () => {
    const screen = await renderThemed(<Slider label="Durée" defaultValue={[2.5, 8]} step={0.5} />, {
      locale: 'fr-FR',
    })
    await expect.element(screen.getByRole('slider', { name: 'Minimum Durée' })).toHaveValue('2.5')
    await expect.element(screen.getByRole('slider', { name: 'Maximum Durée' })).toHaveValue('8')
    await expect.element(screen.getByText('de 2,5 à 8')).toBeVisible()
  })

  it('is sent with its form, both ends under one name', async () => {
    const form = createRef<HTMLFormElement>()
    await renderThemed(
      <form ref={form}>
        <Slider label="Gain" name="gain" defaultValue={40} />
        <Slider label="Length" name="length" defaultValue={[2, 8]} />
      </form>,
    )
    const data = new FormData(form.current!)
    expect(data.get('gain')).toBe('40')
    expect(data.getAll('length')).toEqual(['2', '8'])
  })

  it('lets its ref focus the first thumb', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<Slider ref={ref} label="Length" defaultValue={[2, 8]} />)
    ref.current?.focus()
    await expect.element(screen.getByRole('slider', { name: /Least/ })).toHaveFocus()
  })
})

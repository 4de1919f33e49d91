import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Rating } from './Rating.js'

describeComponent('Rating', (props) => <Rating {...props} label="Quality" defaultValue={3} />, {
  role: 'radiogroup',
})

describe('Rating', () => {
  it('chooses nothing by itself', async () => {
    const screen = await renderThemed(<Rating label="Quality" value={null} />)
    expect(screen.getByRole('radio').all()).toHaveLength(5)
    for (const star of screen.getByRole('radio').all()) await expect.element(star).not.toBeChecked()
  })

  it('keeps to the value it is given', async () => {
    const screen = await renderThemed(<Rating label="Quality" value={2} />)
    await screen.getByRole('radio', { name: '5 stars' }).element().closest('label')?.click()
    await expect.element(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
    expect(screen.container.querySelectorAll('[data-full]')).toHaveLength(2)
  })

  it('names each star in French', async () => {
    const screen = await renderThemed(<Rating label="Qualité" />, { locale: 'fr-FR' })
    await expect.element(screen.getByRole('radio', { name: '1 étoile', exact: true })).toBeInTheDocument()
    await expect.element(screen.getByRole('radio', { name: '5 étoiles' })).toBeInTheDocument()
  })

  it('is sent with its form', async () => {
    const form = createRef<HTMLFormElement>()
    await renderThemed(
      <form ref={form}>
        <Rating label="Quality" name="quality" defaultValue={4} />
      </form>,
    )
    expect(new FormData(form.current!).get('quality')).toBe('4')
  })

  it('lets its ref focus the first star', async () => {
    const ref = createRef<HTMLInputElement>()
    const screen = await renderThemed(<Rating ref={ref} label="Quality" />)
    ref.current?.focus()
    await expect.element(screen.getByRole('radio', { name: '1 star', exact: true })).toHaveFocus()
  })
})

import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Pressable } from './Pressable.js'
import { PressableRow } from './PressableRow.js'

describeComponent('Pressable', (props) => <Pressable {...props}>Light</Pressable>, { role: 'button' })
describeComponent('PressableRow', (props) => <PressableRow {...props}>Light</PressableRow>, {
  role: 'button',
})

describe('Pressable', () => {
  it('is a link where it leads somewhere, and its ref reaches it', async () => {
    const ref = createRef<HTMLElement>()
    const screen = await renderThemed(
      <Pressable ref={ref} href="#light" data-own="yes">
        Light
      </Pressable>,
    )
    const link = screen.getByRole('link', { name: 'Light' })
    await expect.element(link).toHaveAttribute('data-own', 'yes')
    expect(ref.current).toBe(link.element())
  })
})

import { Mic } from 'lucide-react'
import { expect, it } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Icon } from './Icon.js'

it('is hidden from screen readers unless it has a label', async () => {
  const screen = await renderThemed(
    <>
      <Icon of={Mic} />
      <Icon of={Mic} label="Microphone" />
    </>,
  )
  expect(screen.getByRole('img').elements()).toHaveLength(1)
  expect(screen.container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
})

it('is drawn thinner where it is larger', async () => {
  const screen = await renderThemed(
    <>
      <Icon of={Mic} size={16} />
      <Icon of={Mic} size={24} />
    </>,
  )
  const strokes = [...screen.container.querySelectorAll('svg')].map((svg) => svg.getAttribute('stroke-width'))
  expect(strokes).toEqual(['1.75', '1.5'])
})

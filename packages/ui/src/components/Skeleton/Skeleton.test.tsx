import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Skeleton } from './Skeleton.js'

describeComponent('Skeleton', (props) => <Skeleton {...props} />, { role: 'status' })

describe('Skeleton', () => {
  it('is not seen before 150 ms', async () => {
    const screen = await renderThemed(<Skeleton />)
    const [appearance] = screen.getByRole('status').element().getAnimations()
    if (!appearance) throw new Error('no animation')
    appearance.pause()
    const opacityAt = (milliseconds: number) => {
      appearance.currentTime = milliseconds
      return Number(getComputedStyle(screen.getByRole('status').element()).opacity)
    }
    expect(opacityAt(149)).toBe(0)
    expect(opacityAt(200)).toBeGreaterThan(0)
    expect(opacityAt(1000)).toBe(1)
  })

  it('has bars of 11 px with the widths of the text', async () => {
    const screen = await renderThemed(<Skeleton widths={[180, 90]} />)
    const bars = [...screen.getByRole('status').element().children].map((bar) => bar.getBoundingClientRect())
    expect(bars.map(({ width, height }) => [width, height])).toEqual([
      [180, 11],
      [90, 11],
    ])
  })
})

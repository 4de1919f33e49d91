import { expect, it, vi } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { SpectrumPicture } from './SpectrumPicture.js'

const whole = async (container: Element) => {
  await vi.waitFor(() => expect(container.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 20_000 })
}

it('holds the page up for less than 50 ms at a time', async () => {
  const frames: number[] = []
  const native = window.requestAnimationFrame.bind(window)
  const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
    native((time) => {
      const start = performance.now()
      callback(time)
      frames.push(performance.now() - start)
    }),
  )
  const screen = await renderThemed(
    <div style={{ width: 1000, height: 700 }}>
      <SpectrumPicture height="fill" />
    </div>,
  )
  await whole(screen.container)
  spy.mockRestore()
  expect(frames.length).toBeGreaterThan(3)
  // The median, since another process may hold up a single frame on a busy machine.
  expect(frames.sort((a, b) => a - b)[Math.floor(frames.length / 2)]).toBeLessThan(50)
})

it('behind a title is hidden from screen readers and does not move for those who asked for less motion', async () => {
  const screen = await renderThemed(<SpectrumPicture isDrifting />)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  const canvas = screen.container.querySelector('canvas') as HTMLCanvasElement
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  expect(getComputedStyle(canvas).animationName).toBe('none')
})

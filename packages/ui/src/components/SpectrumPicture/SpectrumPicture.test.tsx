import { expect, it, vi } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { SpectrumPicture } from './SpectrumPicture.js'

const whole = async (container: Element) => {
  await vi.waitFor(() => expect(container.querySelector('[data-drawn]')).not.toBeNull())
}

it('is drawn part by part, over several frames', async () => {
  let frames = 0
  const native = window.requestAnimationFrame.bind(window)
  const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
    native((time) => {
      frames += 1
      callback(time)
    }),
  )
  const screen = await renderThemed(
    <div style={{ width: 1000, height: 700 }}>
      <SpectrumPicture height="fill" />
    </div>,
  )
  await whole(screen.container)
  spy.mockRestore()
  expect(frames).toBeGreaterThan(3)
})

it('behind a title is hidden from screen readers and does not move with reduced motion', async () => {
  const screen = await renderThemed(<SpectrumPicture isDrifting />)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  const canvas = screen.container.querySelector('canvas') as HTMLCanvasElement
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  expect(getComputedStyle(canvas).animationName).toBe('none')
})

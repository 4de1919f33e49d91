import { axeProblems } from '@saywright/ui/testing'
import { expect, it, vi } from 'vitest'
import { renderThemed } from '../../testing/renderThemed.js'
import { Spectrogram } from './Spectrogram.js'

const tone = Float32Array.from(
  { length: 16_000 },
  (_, index) => 0.5 * Math.sin((2 * Math.PI * 2000 * index) / 16_000),
)

const whole = async (container: Element) => {
  await vi.waitFor(() => expect(container.querySelector('[data-drawn]')).not.toBeNull())
  return container.querySelector('canvas') as HTMLCanvasElement
}

it('draws a tone as a line at its height', async () => {
  const screen = await renderThemed(
    <div style={{ width: 120 }}>
      <Spectrogram samples={tone} sampleRate={16_000} height="medium" />
    </div>,
  )
  const canvas = await whole(screen.container)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const blueAt = (share: number) =>
    context.getImageData(canvas.width / 2, Math.round(canvas.height * (1 - share)) - 1, 1, 1).data[2] ?? 0
  expect(blueAt(0.25)).toBeGreaterThan(200)
  expect(blueAt(0.75)).toBeLessThan(40)
})

it.each([
  ['en-US', 'Spectrogram of tone.wav, 1\u00a0s, 0 to 8 kHz'],
  ['fr-FR', 'Spectrogramme de tone.wav, 1\u00a0s, de 0 à 8\u00a0kHz'],
] as const)('describes its content in %s', async (locale, text) => {
  const screen = await renderThemed(<Spectrogram samples={tone} sampleRate={16_000} name="tone.wav" />, {
    locale,
  })
  expect(screen.getByRole('img').element().getAttribute('aria-label')).toBe(text)
  expect(await axeProblems(screen.container)).toEqual([])
})

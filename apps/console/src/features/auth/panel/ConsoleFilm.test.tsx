import { blueFilm } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ConsoleFilm } from './ConsoleFilm.js'
import { filmDuration } from './film.js'

afterEach(() => void vi.useRealTimers())

it('L-036 is shown at the half second after which it can play', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <ConsoleFilm onClose={() => {}} film={{ src: blueFilm }} />
    </ThemeProvider>,
  )
  const video = screen.container.querySelector('video') as HTMLVideoElement
  await vi.waitUntil(() => video.readyState >= video.HAVE_FUTURE_DATA)
  await vi.advanceTimersByTimeAsync(499)
  expect(video.controls).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitUntil(() => video.controls)
  await vi.waitUntil(() => !video.paused)
})

it.each([
  [24, '0:24'],
  [84, '1:24'],
  [60, '1:00'],
])('%i seconds are %s', (seconds, words) => expect(filmDuration(seconds)).toBe(words))

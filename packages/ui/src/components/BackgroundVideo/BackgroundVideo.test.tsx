import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { axeProblems } from '../../testing/axe.js'
import { blueFilm } from '../../testing/blueFilm.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { BackgroundVideo } from './BackgroundVideo.js'

// Tests run with reduced motion.
beforeEach(() => {
  const own = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)'
      ? (Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
      : own(query),
  )
})
afterEach(() => void vi.restoreAllMocks())

it('L-035 plays in a loop and without sound, until its button stops it', async () => {
  const screen = await renderThemed(<BackgroundVideo sources={[{ src: blueFilm, type: 'video/webm' }]} />)
  const video = screen.container.querySelector('video') as HTMLVideoElement
  await expect.poll(() => video.paused).toBe(false)
  expect([video.loop, video.muted]).toEqual([true, true])
  await screen.getByRole('button', { name: 'Pause the background' }).click()
  await expect.element(screen.getByRole('button', { name: 'Play the background' })).toBeVisible()
  expect(video.paused).toBe(true)
  expect(await axeProblems(screen.container)).toEqual([])
})

it('speaks French', async () => {
  const screen = await renderThemed(<BackgroundVideo>picture</BackgroundVideo>, { locale: 'fr-FR' })
  await expect.element(screen.getByRole('button', { name: 'Mettre l’arrière-plan en pause' })).toBeVisible()
})

import { axeProblems } from '@saywright/ui/testing'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { aVoice, aWavFile } from '../../testing/synthesise.js'
import { WaveformPlayer } from './WaveformPlayer.js'

const second = aWavFile('one.wav', aVoice(1, { seconds: 1 }))
const long = aWavFile('long.wav', aVoice(2, { seconds: 20 }))

describe('WaveformPlayer', () => {
  it('U-008 plays to the end, reports it, and plays again from the start', async () => {
    const onEnded = vi.fn()
    const screen = await renderThemed(<WaveformPlayer label="one.wav" source={second} onEnded={onEnded} />)
    await screen.getByRole('button', { name: 'Play one.wav' }).click()
    await expect.element(screen.getByRole('button', { name: 'Pause one.wav' })).toBeVisible()
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
    await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 second of 1 second')
    await screen.getByRole('button', { name: 'Play one.wav' }).click()
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledTimes(2))
  })

  it('lets one player sound at a time, and none once it is gone', async () => {
    const screen = await renderThemed(
      <>
        <WaveformPlayer label="first" source={long} />
        <WaveformPlayer label="second" source={second} />
      </>,
    )
    await screen.getByRole('button', { name: 'Play first' }).click()
    await expect.element(screen.getByRole('button', { name: 'Pause first' })).toBeVisible()
    await screen.getByRole('button', { name: 'Play second' }).click()
    await expect.element(screen.getByRole('button', { name: 'Play first' })).toBeVisible()
    await screen.unmount()
  })

  it('seeks by keys and by pointer, and says where it is', async () => {
    const screen = await renderThemed(<WaveformPlayer label="long.wav" source={long} />)
    const slider = screen.getByRole('slider', { name: 'Position in long.wav' })
    await expect.element(slider).toHaveAttribute('aria-valuemax', '20')
    await slider.click()
    await expect.element(slider).toHaveAttribute('aria-valuetext', '10 seconds of 20 seconds')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', '10.5 seconds of 20 seconds')
    await userEvent.keyboard('{Home}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard(' ')
    await expect.element(screen.getByRole('button', { name: 'Pause long.wav' })).toBeVisible()
    await userEvent.keyboard('{PageUp} ')
    await expect.element(screen.getByRole('button', { name: 'Play long.wav' })).toBeVisible()
    expect(Number(slider.element().getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(2)
  })

  it('gives way when its place narrows', async () => {
    const place = (width: number) => (
      <div data-testid="place" style={{ display: 'grid', width }}>
        <WaveformPlayer label="long.wav" source={long} />
      </div>
    )
    const screen = await renderThemed(place(600))
    const bars = () => screen.getByRole('slider').element().querySelector('svg')?.clientWidth ?? 0
    await vi.waitFor(() => expect(bars()).toBeGreaterThan(400))
    await screen.rerender(place(240))
    await vi.waitFor(() => expect(bars()).toBeLessThan(200))
    expect(screen.getByTestId('place').element().scrollWidth).toBe(240)
  })

  it('loads nothing before the first press when peaks and length are known', async () => {
    const source = vi.fn(async () => second)
    const screen = await renderThemed(
      <WaveformPlayer label="one.wav" source={source} peaks={[0.1, 0.5]} durationSeconds={1} />,
    )
    expect(source).not.toHaveBeenCalled()
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('button', { name: 'Pause one.wav' })).toBeVisible()
    expect(source).toHaveBeenCalledOnce()
  })

  it.each([
    ['a missing file', '/no-such-file.wav', 'Audio file not found. It may have been deleted.'],
    [
      'what is no sound',
      new Blob(['plain words']),
      'The audio could not be played. Try again, or replace the file.',
    ],
  ])('reports %s', async (_name, source, words) => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
    const screen = await renderThemed(<WaveformPlayer label="it" source={source} />)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await expect.element(screen.getByRole('button', { name: 'Try it again' })).toBeVisible()
    vi.unstubAllGlobals()
  })

  it('passes its id and ref to the button, and has no accessibility fault', async () => {
    const ref = createRef<HTMLButtonElement>()
    const screen = await renderThemed(
      <WaveformPlayer label="one.wav" source={second} id="own-id" ref={ref} />,
    )
    await expect.element(screen.getByRole('slider')).toBeVisible()
    expect(ref.current?.id).toBe('own-id')
    expect(await axeProblems(screen.container)).toEqual([])
  })
})

import { axeProblems } from '@saywright/ui/testing'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FakeMicrophone, fakeMicrophone } from '../../testing/fakeMicrophone.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { aTone } from '../../testing/synthesise.js'
import { Recorder } from './Recorder.js'

let microphone: FakeMicrophone | undefined
afterEach(() => microphone?.restore())

const draw = async (props: Partial<React.ComponentProps<typeof Recorder>> = {}) => {
  const onRecorded = vi.fn()
  const screen = await renderThemed(
    <Recorder label="Record" maximumMilliseconds={10_000} onRecorded={onRecorded} {...props} />,
  )
  return { screen, onRecorded }
}

describe('Recorder', () => {
  it('records between two presses and hands the WAV over', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { screen, onRecorded } = await draw({ fileName: 'order.wav' })
    await screen.getByRole('button', { name: 'Record' }).click()
    await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^0:00\.[2-9]/)
    await screen.getByRole('button', { name: 'Stop recording' }).click()
    expect(onRecorded).toHaveBeenCalledOnce()
    expect(onRecorded.mock.calls[0]![0].file).toMatchObject({ name: 'order.wav', type: 'audio/wav' })
    await expect.element(screen.getByText('Recorded')).toBeVisible()
    expect(microphone.openCount()).toBe(0)
  })

  it('stops at its limit and announces it', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { screen, onRecorded } = await draw({ maximumMilliseconds: 500 })
    await screen.getByRole('button').click()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('The limit of 0.5 seconds is reached, so the recording stopped by itself.')
    expect(onRecorded.mock.calls[0]![0].milliseconds).toBe(500)
  })

  it('requests no permission before it is pressed, and says what to do when it is refused', async () => {
    microphone = fakeMicrophone({ error: 'NotAllowedError' })
    const { screen } = await draw()
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
    await screen.getByRole('button').click()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('The microphone is blocked. Allow it in the browser, then try again.')
  })

  it('turns the microphone off when it is unmounted', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { screen } = await draw()
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('button', { name: 'Stop recording' })).toBeVisible()
    expect(microphone.openCount()).toBe(1)
    await screen.unmount()
    expect(microphone.openCount()).toBe(0)
  })

  it('passes its id and ref to the button, and has no accessibility fault', async () => {
    const ref = createRef<HTMLButtonElement>()
    const { screen } = await draw({ id: 'own-id', ref, size: 'large' })
    expect(ref.current?.id).toBe('own-id')
    expect(await axeProblems(screen.container)).toEqual([])
  })
})

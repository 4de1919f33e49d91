import { aRecognition } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuickTestPanel } from './QuickTestPanel.js'

afterEach(() => vi.restoreAllMocks())

it('records with the microphone that is chosen after a recording without speech', async () => {
  const headset = { kind: 'audioinput', deviceId: 'headset', label: 'USB headset' } as MediaDeviceInfo
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([headset])
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const file = aWavFile('room.wav', aVoice(4))
  const recognition = aRecognition({ rejected: true, refusal: 'no_speech', hypotheses: [] })
  const screen = await render(
    <QuickTestPanel
      by="speak"
      test={{ status: 'heard', recording: { file, name: file.name, seconds: 2 }, recognition }}
      saveState="saved"
      {...{ hasErrors: false, caution: undefined, lang: 'en-US' }}
      onRecording={vi.fn()}
      onSave={vi.fn()}
    />,
  )
  await screen.getByRole('button', { name: 'Check the microphone' }).click()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('option', { name: 'USB headset' }).click()
  await screen.getByRole('button', { name: 'Speak again' }).click()
  await expect
    .poll(() => asked.mock.calls.at(-1)?.[0])
    .toMatchObject({ audio: { deviceId: expect.anything() } })
})

import type { Ref } from 'react'
import type { Recording } from '../../capture/Recording.js'
import { useRecorder } from '../../capture/useRecorder.js'
import { type RecorderSize, RecorderView } from './RecorderView.js'

export type RecorderProps = {
  /** What pressing it does: "Record the passphrase". */
  label: string
  /** The recording stops by itself there. Always shown. */
  maximumMilliseconds: number
  /** Receives each recording in which there is something to hear, as 16-bit mono WAV. */
  onRecorded: (take: Recording) => void
  /** Samples per second (Hz) of the recording, 16000 when absent. */
  sampleRate?: number
  /** Name of the WAV file. */
  fileName?: string
  /** `large` stands alone in the middle of a view, with a level meter on each side. */
  size?: RecorderSize
  /** Give the reason nearby. */
  isDisabled?: boolean
  /** One of `navigator.mediaDevices.enumerateDevices()`; the system's choice when absent. */
  deviceId?: string
  /** Where `recorder.worklet.js` is served, for bundlers that do not find it by themselves. */
  workletUrl?: string
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Records with the microphone, which is asked for on the first press and off whenever nothing is recorded. */
export function Recorder({
  maximumMilliseconds,
  onRecorded,
  sampleRate,
  fileName,
  deviceId,
  workletUrl,
  ...looks
}: RecorderProps) {
  const { state, start, stop } = useRecorder({
    maximumMilliseconds,
    onRecorded,
    sampleRate,
    fileName,
    deviceId,
    workletUrl,
  })
  return (
    <RecorderView
      {...looks}
      state={state}
      maximumMilliseconds={maximumMilliseconds}
      onStart={start}
      onStop={stop}
    />
  )
}

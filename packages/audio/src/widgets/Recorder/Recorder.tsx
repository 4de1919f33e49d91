import type { Ref } from 'react'
import type { Recording } from '../../capture/Recording.js'
import { useRecorder } from '../../capture/useRecorder.js'
import { type RecorderLayout, type RecorderSize, RecorderView } from './RecorderView.js'

export type RecorderProps = {
  /** Label of the button, for example "Record the passphrase". */
  label: string
  /** Maximum length in milliseconds, always shown; the recording then stops automatically. */
  maximumMilliseconds: number
  /** Called with each recording that has audible sound, as 16-bit mono WAV. */
  onRecorded: (take: Recording) => void
  /**
   * Sample rate of the recording in Hz.
   * @default 16000
   */
  sampleRate?: number
  /**
   * Name of the WAV file.
   * @default 'recording.wav'
   */
  fileName?: string
  /** `large` is for a recorder alone in the middle of a view, with a level meter on each side. */
  size?: RecorderSize
  /** `row` puts the level meter and the words of a `medium` recorder beside its disc, for narrow panels. */
  layout?: RecorderLayout
  /**
   * Whether the recorder is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  /** `deviceId` of `navigator.mediaDevices.enumerateDevices()`; the system default when absent. */
  deviceId?: string
  /** URL of `recorder.worklet.js`, for bundlers that do not resolve it. */
  workletUrl?: string
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * Records from the microphone. Permission is requested on the first press, and the microphone is closed
 * whenever nothing is recorded.
 */
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

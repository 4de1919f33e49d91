import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRecorder, type RecordingOptions } from './createRecorder.js'
import type { RecorderState } from './RecorderState.js'

/** A recorder that is bound to a component: the microphone is closed when the component is unmounted. */
export type Recorder = {
  readonly state: RecorderState
  readonly start: () => void
  readonly stop: () => void
  readonly cancel: () => void
}

/** Creates a recorder for a component. Permission is not requested before `start`. */
export function useRecorder(options: RecordingOptions): Recorder {
  const [recorder] = useState(createRecorder)
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => recorder.cancel, [recorder])
  return {
    state,
    start: () =>
      void recorder.start({ ...latest.current, onRecorded: (take) => latest.current.onRecorded(take) }),
    stop: recorder.stop,
    cancel: recorder.cancel,
  }
}

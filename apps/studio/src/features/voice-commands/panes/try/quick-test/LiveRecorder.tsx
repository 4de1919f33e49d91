import { RecorderView, type Recording, useRecorder } from '@saywright/audio'
import { useEffect, useEffectEvent } from 'react'
import { type Listen, useLiveHearing } from '../../../model/quick-test/useLiveHearing.js'
import { LiveWords } from './LiveWords.js'

export type LiveRecorderProps = {
  label: string
  maximumMilliseconds: number
  isDisabled: boolean
  /** Language of the speech, as a BCP 47 tag. */
  lang: string | undefined
  /** Id of the microphone; absent for that of the system. */
  deviceId?: string | undefined
  /** Absent without partial results. */
  listen?: Listen | undefined
  onRecorded: (take: Recording) => void
}

/** Records with the microphone, and shows partial results meanwhile. */
export function LiveRecorder(props: LiveRecorderProps) {
  const { maximumMilliseconds, lang, deviceId, listen, onRecorded, ...view } = props
  const { hearing, hear, end } = useLiveHearing(listen)
  const { state, start, stop } = useRecorder({
    maximumMilliseconds,
    onRecorded,
    deviceId,
    ...(listen && { onSound: hear }),
  })
  const isRecording = state.status === 'recording'
  const leave = useEffectEvent(end)
  useEffect(() => {
    if (!isRecording) leave()
  }, [isRecording])
  return (
    <>
      <RecorderView
        {...view}
        layout="row"
        state={state}
        maximumMilliseconds={maximumMilliseconds}
        onStart={start}
        onStop={stop}
      />
      {isRecording && hearing && <LiveWords hearing={hearing} lang={lang} />}
    </>
  )
}

import { type Ref, useEffect, useRef, useState } from 'react'
import {
  type AudioInfo,
  type AudioLimits,
  type AudioRejection,
  inspectAudio,
} from '../../files/inspectAudio.js'
import { AudioDropZoneView, type AudioIntake } from './AudioDropZoneView.js'

export type AudioDropZoneProps = {
  /** Said before they bite, and checked from the content of each file. */
  limits: AudioLimits
  /** Receives each file within the limits, in the order of the choice. */
  onAccepted: (file: File, info: AudioInfo) => void
  /** Told of each file that is not; the reason is already shown under the zone. */
  onReject?: (file: File, reason: AudioRejection) => void
  /** Several files at once. */
  allowsMultiple?: boolean
  /** What there is by now, also by another way: once it changes, what was refused before is no longer told. */
  given?: unknown
  /** Give the reason nearby. */
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}

const nothing: AudioIntake = { refused: [], advised: [] }

/** Takes audio files by drop, paste or choice, and reads each one here before anything is sent. */
export function AudioDropZone({ limits, onAccepted, onReject, given, ...looks }: AudioDropZoneProps) {
  const [intake, setIntake] = useState(nothing)
  const [known, setKnown] = useState(given)
  if (known !== given) {
    setKnown(given)
    setIntake((shown) => ({ ...shown, refused: [] }))
  }
  // A newer choice, or the end of the component, ends the reading of an older one.
  const turn = useRef(0)
  useEffect(() => () => void turn.current++, [])

  async function read(files: File[]) {
    const mine = ++turn.current
    setIntake(nothing)
    for (const file of files) {
      const { name } = file
      setIntake((shown) => ({ ...shown, checking: name }))
      const inspection = await inspectAudio(file, limits)
      if (mine !== turn.current) return
      if (inspection.status === 'refused') {
        const { reason } = inspection
        setIntake((shown) => ({ ...shown, refused: [...shown.refused, { name, reason }] }))
        onReject?.(file, reason)
        continue
      }
      if (!inspection.info.isRecommended)
        setIntake((shown) => ({ ...shown, advised: [...shown.advised, name] }))
      onAccepted(file, inspection.info)
    }
    setIntake((shown) => ({ ...shown, checking: undefined }))
  }

  return (
    <AudioDropZoneView {...looks} limits={limits} intake={intake} onFiles={(files) => void read(files)} />
  )
}

import { type Ref, useEffect, useRef, useState } from 'react'
import {
  type AudioInfo,
  type AudioLimits,
  type AudioRejection,
  inspectAudio,
} from '../../files/inspectAudio.js'
import { AudioDropZoneView, type AudioIntake } from './AudioDropZoneView.js'

export type AudioDropZoneProps = {
  /** Limits of accepted files, shown in advance and checked against the content of each file. */
  limits: AudioLimits
  /** Called with each accepted file and its properties, in the order of selection. */
  onAccepted: (file: File, info: AudioInfo) => void
  /** Called with each rejected file and the reason, which is already shown below the zone. */
  onReject?: (file: File, reason: AudioRejection) => void
  /**
   * Whether several files can be selected at once.
   * @default false
   */
  allowsMultiple?: boolean
  /**
   * The files that the application holds; any change of this value clears the messages about rejected files.
   */
  given?: unknown
  /**
   * Whether the drop zone is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  ref?: Ref<HTMLDivElement>
}

const nothing: AudioIntake = { refused: [], advised: [] }

/**
 * Accepts audio files by drag and drop, paste or file picker, and inspects each in the browser before
 * anything is uploaded.
 */
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

import type { Refusal } from '@saywright/api/contract'
import { type PlayerControl, usePlayer, type WaveformRegion } from '@saywright/audio'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { type SoundLevels, soundLevels } from '../../../../../parts/sound/soundLevels.js'
import { useDecoded } from '../../../../../parts/sound/useDecoded.js'
import type { TestRecording } from '../../../model/quick-test/quickTest.js'
import { type CutEnd, cutEnd } from './cutEnd.js'
import { refusalMessages } from './refusalMessages.js'

/** Length of an end that is played, which makes a word or two intelligible, in seconds. */
const heardSeconds = 1.5

/** Distance from an end in which the recognizer looks for voice, in seconds. */
const edgeSeconds = 0.06

export type RefusedSound = {
  readonly player: PlayerControl
  /** Once the recording is decoded. */
  readonly levels: SoundLevels | undefined
  /** The end at which a recording is cut off that was refused for it. */
  readonly cut: CutEnd | undefined
  readonly regions: readonly WaveformRegion[]
  /** Plays that end; absent until it can be played. */
  readonly playCut: (() => void) | undefined
}

const nowhere: readonly WaveformRegion[] = []

/** A refused recording: how it is played, how loud it is, and where it is cut off. */
export function useRefusedSound({ file, seconds }: TestRecording, refusal: Refusal): RefusedSound {
  const t = useMessages(refusalMessages)
  const player = usePlayer(file)
  const [decoded] = useDecoded(file)
  const audio = 'audio' in decoded ? decoded.audio : undefined
  const levels = useMemo(() => audio && soundLevels(audio), [audio])
  const cut = useMemo(() => (audio && refusal === 'cut_off' ? cutEnd(audio) : undefined), [audio, refusal])
  const label = t('cutOff.mark')
  const regions = useMemo(() => (cut ? [cutRegion(cut, seconds, label)] : nowhere), [cut, seconds, label])
  const playCut = () => {
    player.seek(cut === 'start' ? 0 : seconds - heardSeconds)
    if (player.state.status === 'paused') player.toggle()
  }
  const canPlay = cut !== undefined && 'position' in player.state
  return { player, levels, cut, regions, playCut: canPlay ? playCut : undefined }
}

function cutRegion(cut: CutEnd, seconds: number, label: string): WaveformRegion {
  const [start, end] = cut === 'start' ? [0, edgeSeconds] : [Math.max(0, seconds - edgeSeconds), seconds]
  return { label, start, end, isCutOff: true }
}

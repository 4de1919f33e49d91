import type { PlayerControl } from '@saywright/audio'
import { Icon, Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { wakeWordsMessages } from '../../messages/index.js'
import { disc } from './WordCard.css.js'

export type PlayDiscProps = {
  word: string
  player: PlayerControl
  isDisabled: boolean
}

/** Plays the word as the speech engine says it. */
export function PlayDisc({ word, player, isDisabled }: PlayDiscProps) {
  const t = useMessages(wakeWordsMessages)
  const { status } = player.state
  const isPlaying = status === 'playing'
  const icon = status === 'blocked' ? RotateCcw : isPlaying ? Pause : Play
  return (
    <Pressable
      className={disc}
      aria-label={t(isPlaying ? 'word.pause' : 'word.play', { word })}
      data-loading={status === 'loading' || undefined}
      isDisabled={isDisabled}
      onPress={player.toggle}
    >
      <Icon of={icon} size={20} />
    </Pressable>
  )
}

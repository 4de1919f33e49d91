import { usePlayer } from '@saywright/audio'
import { Icon, IconButton } from '@saywright/ui'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useCallback } from 'react'

export type PlayButtonProps = {
  /** Label with the name of the recording. */
  label: string
  audioId: number
  /** Fetches the bytes; nothing is requested before the first press. Keep the same function between renders. */
  fetchAudio: (audioId: number) => Promise<Blob>
}

const icons = { paused: Play, loading: Play, playing: Pause, blocked: RotateCcw }

/** Plays a recording of a row. */
export function PlayButton({ label, audioId, fetchAudio }: PlayButtonProps) {
  const source = useCallback(() => fetchAudio(audioId), [fetchAudio, audioId])
  const { state, toggle } = usePlayer(source, { durationSeconds: 0 })
  return (
    <IconButton
      size="small"
      variant="secondary"
      label={label}
      icon={<Icon of={icons[state.status]} />}
      isPending={state.status === 'loading'}
      onPress={toggle}
    />
  )
}

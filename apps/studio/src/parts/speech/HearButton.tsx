import { usePlayer } from '@saywright/audio'
import { Button, Icon, IconButton } from '@saywright/ui'
import { RotateCcw, Volume2 } from 'lucide-react'
import { useCallback } from 'react'

export type HearButtonProps = {
  label: string
  /** The spoken text: a word, or its sounds. */
  text: string
  /** Brings a recording of it; keep the same function between renders. */
  onSay: (text: string) => Promise<Blob>
  /** Whether the label is shown beside the icon. */
  isLabelShown?: boolean
  isDisabled?: boolean
}

/** Plays words said by the speech engine; nothing is requested before the first press. */
export function HearButton({
  label,
  text,
  onSay,
  isLabelShown = false,
  isDisabled = false,
}: HearButtonProps) {
  const source = useCallback(() => onSay(text), [onSay, text])
  const { state, toggle } = usePlayer(source, { durationSeconds: 0 })
  const icon = <Icon of={state.status === 'blocked' ? RotateCcw : Volume2} />
  const common = { icon, isDisabled, isPending: state.status === 'loading', onPress: toggle }
  return isLabelShown ? (
    <Button size="small" {...common}>
      {label}
    </Button>
  ) : (
    <IconButton size="small" label={label} {...common} />
  )
}

import { Button, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { KeyRound } from 'lucide-react'
import { passkeyMessages } from './messages.js'

export type PasskeyButtonProps = { onPress: () => void; isPending: boolean }

/** Logs in with a passkey of this device or of a telephone near it. */
export function PasskeyButton({ onPress, isPending }: PasskeyButtonProps) {
  const t = useMessages(passkeyMessages)
  return (
    <Button size="large" isFullWidth icon={<Icon of={KeyRound} />} isPending={isPending} onPress={onPress}>
      {t(isPending ? 'asking' : 'enter')}
    </Button>
  )
}

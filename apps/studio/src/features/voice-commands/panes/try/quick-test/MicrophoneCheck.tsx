import { MicrophonePicker } from '@saywright/audio'
import { Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
import { refusalMessages } from './refusalMessages.js'

export type MicrophoneCheckProps = {
  /** Id of the chosen microphone; absent for that of the system. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** The microphone of the recorder beside it, with its level. It takes the focus when it appears. */
export function MicrophoneCheck(props: MicrophoneCheckProps) {
  const t = useMessages(refusalMessages)
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => own.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={own}>
      <Stack gap="x1">
        <MicrophonePicker {...props} />
        <Text variant="bodySmall" tone="secondary">
          {t('microphone')}
        </Text>
      </Stack>
    </div>
  )
}

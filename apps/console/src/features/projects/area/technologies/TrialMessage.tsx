import { limits } from '@saywright/api/contract'
import { Button, Countdown, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { technologiesMessages } from './messages.js'
import type { Trial } from './trialOf.js'

export type TrialMessageProps = {
  trial: Trial
  onStart: () => Promise<void>
}

/** The hour in which a project without resources may try the studio: offered once, then counted down. */
export function TrialMessage({ trial, onStart }: TrialMessageProps) {
  const t = useMessages(technologiesMessages)
  const [isPending, setIsPending] = useState(false)
  if (trial.state === 'running') {
    return (
      <Message>
        {t('trial.runs')} <Countdown until={trial.endsOn} label={t('trial.runs')} />
      </Message>
    )
  }
  const start = () => {
    const settle = () => setIsPending(false)
    setIsPending(true)
    // The client has reported a refused call.
    onStart().then(settle, settle)
  }
  return (
    <Message
      actions={
        <Button size="small" isPending={isPending} onPress={start}>
          {t('trial.start')}
        </Button>
      }
    >
      {t('trial.offer', { count: limits.trialHours })}
    </Message>
  )
}

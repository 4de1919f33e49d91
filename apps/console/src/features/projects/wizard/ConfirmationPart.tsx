import { Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Check } from 'lucide-react'
import { dot, part } from './ConfirmationStep.css.js'
import { wizardMessages } from './messages/index.js'

type ConfirmationPartProps = { isDone: boolean; label: string; note: string }

/** One thing of what happens to a request, done or to come. */
export function ConfirmationPart({ isDone, label, note }: ConfirmationPartProps) {
  const t = useMessages(wizardMessages)
  return (
    <li className={part} data-state={isDone ? 'done' : 'upcoming'}>
      <span className={dot} aria-hidden>
        {isDone && <Check size={12} strokeWidth={3} />}
      </span>
      <div>
        <Text variant="bodySmall" weight="medium">
          <span>{label}</span>
          {isDone && <VisuallyHidden>{` (${t('end.done')})`}</VisuallyHidden>}
        </Text>
        <Text variant="caption" tone="secondary">
          {note}
        </Text>
      </div>
    </li>
  )
}

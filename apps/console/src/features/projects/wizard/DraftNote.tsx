import { Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wizardMessages } from './messages/index.js'

/** Where the draft is stored: nowhere yet, being saved, on the server, or on this device alone. */
export type DraftState = 'none' | 'saving' | 'saved' | 'kept'

/** Says where the draft is stored. */
export function DraftNote({ state }: { state: DraftState }) {
  const t = useMessages(wizardMessages)
  if (state === 'none') return null
  return (
    <Text variant="caption" tone="secondary">
      {t(`draft.${state}`)}
    </Text>
  )
}

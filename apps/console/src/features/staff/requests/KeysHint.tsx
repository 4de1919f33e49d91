import { Kbd, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { requestsMessages } from './messages.js'

/** Which keys work while the focus is in the queue; its list names this as its description. */
export function KeysHint({ id }: { id: string }) {
  const t = useMessages(requestsMessages)
  return (
    <Text id={id} variant="caption" tone="secondary">
      {richText(t('keys'), { key: (words) => <Kbd>{words}</Kbd> })}
    </Text>
  )
}

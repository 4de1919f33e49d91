import { Kbd, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'

/** Which keys work while the focus is in the results. */
export function ResultKeysHint({ id }: { id: string }) {
  const t = useMessages(unitTestsMessages)
  return (
    <Text id={id} variant="caption" tone="secondary">
      {richText(t('results.keys'), { key: (words) => <Kbd>{words}</Kbd> })}
    </Text>
  )
}

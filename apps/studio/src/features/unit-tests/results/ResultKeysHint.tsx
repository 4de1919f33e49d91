import { Kbd, Text } from '@saywright/ui'
import { richText } from '@saywright/ui/i18n'
import { useTestMessages } from '../TestedTypeContext.js'

/** Which keys work while the focus is in the results. */
export function ResultKeysHint({ id }: { id: string }) {
  const t = useTestMessages()
  return (
    <Text id={id} variant="caption" tone="secondary">
      {richText(t('results.keys'), { key: (words) => <Kbd>{words}</Kbd> })}
    </Text>
  )
}

import { Button, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { shellMessages } from '../messages/index.js'
import { place } from '../reporting/CrashScreen.css.js'

export type UnreachableScreenProps = { onRetry: () => void }

/** In place of a page that cannot be loaded now, and comes by itself. */
export function UnreachableScreen({ onRetry }: UnreachableScreenProps) {
  const t = useMessages(shellMessages)
  return (
    <main className={place}>
      <Stack gap="x3" align="center" role="alert">
        <Heading level={1} variant="h2" isFocusable>
          {t('unreachable.title')}
        </Heading>
        <Text tone="secondary" align="center">
          {t('unreachable.text')}
        </Text>
        <Button onPress={onRetry}>{t('unreachable.retry')}</Button>
      </Stack>
    </main>
  )
}

import { Button, EmptyState } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { shellMessages } from '../messages/index.js'

export type CrashScreenProps = { onReload: () => void }

/** What stands in the place of a page that stopped working. */
export function CrashScreen({ onReload }: CrashScreenProps) {
  const t = useMessages(shellMessages)
  return (
    <EmptyState title={t('crash.title')} action={<Button onPress={onReload}>{t('crash.reload')}</Button>}>
      {t('crash.text')}
    </EmptyState>
  )
}

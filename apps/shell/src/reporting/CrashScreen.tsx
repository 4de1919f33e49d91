import { Button, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ComponentType, lazy, Suspense } from 'react'
import { shellMessages } from '../messages/index.js'
import { picture, place } from './CrashScreen.css.js'

// The words and the button are here in any case; the picture comes if it still can.
const CrashGlyph = lazy<ComponentType>(() =>
  import('./CrashGlyph.js').then(
    (module) => ({ default: module.CrashGlyph }),
    () => ({ default: () => null }),
  ),
)

export type CrashScreenProps = { onReload: () => void }

/** Replaces a page that stopped working. */
export function CrashScreen({ onReload }: CrashScreenProps) {
  const t = useMessages(shellMessages)
  return (
    <main className={place}>
      <Stack gap="x3" align="center" role="alert">
        <span className={picture}>
          <Suspense>
            <CrashGlyph />
          </Suspense>
        </span>
        <Heading level={1} variant="h2">
          {t('crash.title')}
        </Heading>
        <Text tone="secondary" align="center">
          {t('crash.text')}
        </Text>
        <Button variant="primary" onPress={onReload}>
          {t('crash.reload')}
        </Button>
      </Stack>
    </main>
  )
}

import { BandGlyph, Button, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { shellMessages } from '../messages/index.js'
import { place } from './CrashScreen.css.js'

export type CrashScreenProps = { onReload: () => void }

/** What stands in the place of a page that stopped working. */
export function CrashScreen({ onReload }: CrashScreenProps) {
  const t = useMessages(shellMessages)
  return (
    <main className={place}>
      <Stack gap="x3" align="center" role="alert">
        <BandGlyph states={{}} size={56} isMono label="" />
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

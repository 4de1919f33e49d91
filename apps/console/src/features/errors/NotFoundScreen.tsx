import { BandGlyph, Heading, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { errorMessages } from './messages.js'
import { place } from './NotFoundScreen.css.js'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useMessages(errorMessages)
  return (
    <main className={place}>
      <Stack gap="x3" align="center">
        <BandGlyph states={{}} size={56} isMono label="" />
        <Heading level={1} variant="h2">
          {t('notFound.title')}
        </Heading>
        <Text tone="secondary" align="center">
          {t('notFound.text')}
        </Text>
        <Link href="/" variant="standalone">
          {t('notFound.home')}
        </Link>
      </Stack>
    </main>
  )
}

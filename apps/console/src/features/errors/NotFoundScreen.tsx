import { consolePaths } from '@saywright/shell/paths'
import { BarGlyph, Heading, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { errorMessages } from './messages.js'
import { place } from './NotFoundScreen.css.js'

export type NotFoundScreenProps = { isLoggedIn: boolean }

/** An address that leads nowhere; the link leads to where one was, or to the way in. */
export function NotFoundScreen({ isLoggedIn }: NotFoundScreenProps) {
  const t = useMessages(errorMessages)
  return (
    <main className={place}>
      <Stack gap="x3" align="center">
        <BarGlyph bars={[]} size={56} isMono label="" />
        <Heading level={1} variant="h2">
          {t('notFound.title')}
        </Heading>
        <Text tone="secondary" align="center">
          {t('notFound.text')}
        </Text>
        <Link href={isLoggedIn ? consolePaths.projects : consolePaths.login} variant="standalone">
          {t(isLoggedIn ? 'notFound.projects' : 'notFound.login')}
        </Link>
      </Stack>
    </main>
  )
}

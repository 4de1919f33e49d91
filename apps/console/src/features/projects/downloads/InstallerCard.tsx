import type { Loadable } from '@saywright/api/contract'
import { InstallerForm, type InstallerFormProps } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Card, ErrorState, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { installerCard } from './Downloads.css.js'
import { downloadsMessages } from './messages.js'

export type InstallerCardProps = Omit<InstallerFormProps, 'installers'> & {
  /** None hides the card. */
  installers: Loadable<InstallerFormProps['installers']>
}

/** Fetches the studio for a system, where the project has installers of it. */
export function InstallerCard({ installers, ...props }: InstallerCardProps) {
  const t = useMessages(downloadsMessages)
  // Most projects have none: nothing is drawn that might disappear again.
  if (installers.state === 'loading') return null
  if (installers.state === 'failed')
    return (
      <Card aria-label={t('installer.title')} isFlush>
        <ErrorState title={t('installer.failed')} {...failureOf(installers)} />
      </Card>
    )
  if (installers.value.length === 0) return null
  return (
    <Card aria-label={t('installer.title')}>
      <div className={installerCard}>
        <Stack gap="x1">
          <Heading level={2} variant="h3">
            {t('installer.title')}
          </Heading>
          <Text tone="secondary">{t('installer.text')}</Text>
        </Stack>
        <InstallerForm installers={installers.value} {...props} />
      </div>
    </Card>
  )
}

import { InstallerForm, type InstallerFormProps } from '@saywright/forms'
import { Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { installerCard } from './Downloads.css.js'
import { downloadsMessages } from './messages.js'

/** Fetches the studio for a system, where the project has installers of it. */
export function InstallerCard(props: InstallerFormProps) {
  const t = useMessages(downloadsMessages)
  return (
    <Card aria-label={t('installer.title')}>
      <div className={installerCard}>
        <Stack gap="x1">
          <Heading level={2} variant="h3">
            {t('installer.title')}
          </Heading>
          <Text tone="secondary">{t('installer.text')}</Text>
        </Stack>
        <InstallerForm {...props} />
      </div>
    </Card>
  )
}

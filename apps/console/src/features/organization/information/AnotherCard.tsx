import { consolePaths } from '@saywright/shell/paths'
import { ButtonLink, Card } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'

/** The way to an organization beside this one. */
export function AnotherCard() {
  const t = useMessages(organizationMessages)
  return (
    <Card
      title={t('another.title')}
      level={3}
      description={t('another.text')}
      actions={<ButtonLink href={consolePaths.newOrganization}>{t('another.open')}</ButtonLink>}
    />
  )
}

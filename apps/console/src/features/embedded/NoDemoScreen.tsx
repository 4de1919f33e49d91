import { consolePaths } from '@saywright/shell/paths'
import { ButtonLink, Card, EmptyState, Page } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { embeddedMessages } from './messages.js'

export type NoDemoScreenProps = {
  /** The setting for the address of the demo, for users who may change it; others read a contact. */
  setting?: string | undefined
}

/** Replaces a demo that is not configured: nothing is broken, and who can change it. */
export function NoDemoScreen({ setting }: NoDemoScreenProps) {
  const t = useMessages(embeddedMessages)
  const [href, action] = setting
    ? [consolePaths.documentation, t('noDemo.read')]
    : [consolePaths.contact({}), t('noDemo.ask')]
  return (
    <Page title={t('demo')}>
      <Card>
        <EmptyState
          title={t('noDemo.title')}
          actions={
            <ButtonLink href={href} size="small">
              {action}
            </ButtonLink>
          }
        >
          {setting ? t('noDemo.setUp', { setting }) : t('noDemo.text')}
        </EmptyState>
      </Card>
    </Page>
  )
}

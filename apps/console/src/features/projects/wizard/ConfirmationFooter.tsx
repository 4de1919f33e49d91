import { ButtonLink, Inline, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ends } from './ConfirmationFooter.css.js'
import { wizardMessages } from './messages/index.js'

/** The way back to the projects. */
export function ConfirmationFooter({ href }: { href: string }) {
  const t = useMessages(wizardMessages)
  return (
    <div className={ends}>
      <Inline justify="between">
        <Text variant="bodySmall" tone="secondary">
          {t('end.close')}
        </Text>
        <ButtonLink variant="primary" href={href}>
          {t('end.projects')}
        </ButtonLink>
      </Inline>
    </div>
  )
}

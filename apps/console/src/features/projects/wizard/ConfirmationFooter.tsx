import { Button, ButtonLink, Icon, Inline, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowUpRight } from 'lucide-react'
import { ends } from './ConfirmationFooter.css.js'
import { wizardMessages } from './messages/index.js'

export type ConfirmationFooterProps = {
  href: string
  /** Absent before anything is delivered that could be tried there. */
  onOpenStudio?: (() => void) | undefined
}

/** The way into the studio once something is delivered, and back to the projects. */
export function ConfirmationFooter({ href, onOpenStudio }: ConfirmationFooterProps) {
  const t = useMessages(wizardMessages)
  return (
    <div className={ends}>
      <Inline justify="between">
        <Text variant="bodySmall" tone="secondary">
          {t('end.close')}
        </Text>
        <Inline gap="x1">
          <ButtonLink variant={onOpenStudio ? 'secondary' : 'primary'} href={href}>
            {t('end.projects')}
          </ButtonLink>
          {onOpenStudio && (
            <Button variant="primary" onPress={onOpenStudio}>
              {t('end.studio')}
              <Icon of={ArrowUpRight} size={14} />
            </Button>
          )}
        </Inline>
      </Inline>
    </div>
  )
}

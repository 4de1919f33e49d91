import { consolePaths } from '@saywright/shell/paths'
import { ButtonLink, Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'

export type HelpCardProps = {
  /** Absent for an installation without such a page: a message can be written in every one. */
  supportHref?: string | undefined
}

/** Someone to ask. */
export function HelpCard({ supportHref }: HelpCardProps) {
  const t = useMessages(projectsMessages)
  return (
    <Card>
      <Stack gap="x2" align="start">
        <Heading level={2} variant="h3">
          {t('help.title')}
        </Heading>
        <Text variant="bodySmall" tone="secondary">
          {t('help.text')}
        </Text>
        <ButtonLink href={supportHref ?? consolePaths.contact({})} size="small" isExternal={!!supportHref}>
          {t('help.support')}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

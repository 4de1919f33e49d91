import { ButtonLink, Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'

/** Someone to ask. */
export function HelpCard({ supportHref }: { supportHref: string }) {
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
        <ButtonLink href={supportHref} size="small" isExternal>
          {t('help.support')}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

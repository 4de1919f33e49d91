import { projectStates } from '@saywright/api/catalogue'
import { ProjectStateBadge } from '@saywright/shell/components'
import { Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'
import { badge, explained, note } from './StatesCard.css.js'

/** The meaning of each state of a project. */
export function StatesCard() {
  const t = useMessages(projectsMessages)
  return (
    <Card>
      <Stack gap="x3">
        <Heading level={2} variant="h3">
          {t('states.title')}
        </Heading>
        <Stack as="ul" role="list" gap="x2">
          {projectStates.map(({ code }) => (
            <li key={code} className={explained}>
              <div className={badge}>
                <ProjectStateBadge state={code} />
              </div>
              <div className={note}>
                <Text variant="caption" tone="secondary">
                  {t(`states.${code}`)}
                </Text>
              </div>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

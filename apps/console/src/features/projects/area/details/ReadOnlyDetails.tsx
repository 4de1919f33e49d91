import type { Project } from '@saywright/api/contract'
import { ProjectKit, projectRules, projectValues, ValidatedForm } from '@saywright/forms'
import { Card, Icon, Tag, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Lock } from 'lucide-react'
import { factsOf } from './factsOf.js'
import { detailsMessages } from './messages.js'

const nothing = async () => undefined

/** The same fields for anyone who may only read them. */
export function ReadOnlyDetails({ project }: { project: Project }) {
  const t = useMessages(detailsMessages)
  return (
    <Card
      title={t('title')}
      actions={
        <Tag tone="neutral" icon={<Icon of={Lock} size={14} />}>
          {t('readOnly')}
        </Tag>
      }
      footer={
        <Text variant="bodySmall" tone="secondary">
          {t('administratorsOnly')}
        </Text>
      }
    >
      <ValidatedForm
        // Read-only fields keep their initial values.
        key={project.updated_at}
        rules={projectRules}
        initialValues={projectValues(project)}
        onSubmit={nothing}
        isReadOnly
        aria-label={t('title')}
      >
        <ProjectKit facts={factsOf(project)} />
      </ValidatedForm>
    </Card>
  )
}

import type { StaffProject } from '@saywright/api/contract'
import { Card, Inline, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { projectsMessages } from './messages.js'
import { ProjectDialog, type ProjectDialogProps } from './ProjectDialog.js'
import { ProjectActions, ProjectName, projectColumns } from './projectColumns.js'
import { statusIn, statusOptions } from './statusWords.js'

export type ProjectsScreenProps = Pick<ProjectDialogProps, 'versions' | 'onSave' | 'onInvalid'> &
  ListProps<StaffProject>

/** The projects of everybody. */
export function ProjectsScreen({ versions, onSave, onInvalid, ...list }: ProjectsScreenProps) {
  const t = useMessages(projectsMessages)
  const locale = useLocale()
  const [changed, setChanged] = useState<StaffProject>()
  return (
    <StaffList
      {...list}
      title={t('title')}
      lead={t('lead')}
      search={t('search')}
      status={{
        label: t('status'),
        options: [{ value: '', label: t('anyStatus') }, ...statusOptions(locale)],
      }}
      columns={projectColumns(t, locale, setChanged)}
      folded={['beta', 'members']}
      rowKey={({ id }) => id}
      renderCard={(project) => (
        <Card>
          <Stack gap="x2">
            <ProjectName {...project} />
            <Inline justify="between">
              <Text variant="bodySmall">{statusIn(project.status, locale)}</Text>
              <ProjectActions project={project} t={t} onChange={setChanged} />
            </Inline>
          </Stack>
        </Card>
      )}
      failed={t('failed')}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      {changed && (
        <ProjectDialog
          key={changed.id}
          project={changed}
          versions={versions}
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={() => setChanged(undefined)}
        />
      )}
    </StaffList>
  )
}

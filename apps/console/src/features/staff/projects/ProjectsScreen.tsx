import type { Loadable, StaffProject } from '@saywright/api/contract'
import { Card, Inline, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import type { ListPlace } from '../list/listPlace.js'
import { StaffList } from '../list/StaffList.js'
import { projectsMessages } from './messages.js'
import { ProjectDialog, type ProjectDialogProps } from './ProjectDialog.js'
import { ProjectActions, ProjectName, projectColumns } from './projectColumns.js'
import { statusIn, statusOptions } from './statusWords.js'

export type ProjectsScreenProps = Pick<ProjectDialogProps, 'onSave' | 'onInvalid'> & {
  projects: Loadable<{ readonly data: readonly StaffProject[]; readonly total: number }>
  place: ListPlace
  onPlace: (place: ListPlace) => void
}

/** The projects of everybody. */
export function ProjectsScreen({ projects, place, onPlace, onSave, onInvalid }: ProjectsScreenProps) {
  const t = useMessages(projectsMessages)
  const locale = useLocale()
  const [changed, setChanged] = useState<StaffProject>()
  return (
    <StaffList
      title={t('title')}
      lead={t('lead')}
      rows={projects}
      place={place}
      onPlace={onPlace}
      search={t('search')}
      status={{
        label: t('status'),
        options: [{ value: '', label: t('anyStatus') }, ...statusOptions(locale)],
      }}
      columns={projectColumns(t, locale, setChanged)}
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
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={() => setChanged(undefined)}
        />
      )}
    </StaffList>
  )
}

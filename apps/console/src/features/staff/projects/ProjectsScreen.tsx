import type { StaffProject } from '@saywright/api/contract'
import { Card, Inline, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { projectsMessages } from './messages.js'
import { ProjectDialog, type ProjectDialogProps } from './ProjectDialog.js'
import { ProjectActions, ProjectName, ProjectState, projectColumns } from './projectColumns.js'
import { statusOptions } from './statusWords.js'

export type ProjectsScreenProps = Pick<ProjectDialogProps, 'versions' | 'onSave' | 'onInvalid'> &
  ListProps<StaffProject> & {
    /** In milliseconds since 1970. */
    now: number
  }

/** The projects of all organizations. */
export function ProjectsScreen({ versions, now, onSave, onInvalid, ...list }: ProjectsScreenProps) {
  const t = useMessages(projectsMessages)
  const locale = useLocale()
  const [changed, setChanged] = useState<StaffProject>()
  return (
    <StaffList
      {...list}
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      search={t('search')}
      status={{
        label: t('status'),
        options: [{ value: '', label: t('anyStatus') }, ...statusOptions(locale)],
      }}
      table={{
        columns: projectColumns(t, locale, now, setChanged),
        folded: ['beta', 'members'],
        rowKey: ({ id }) => id,
        renderCard: (project) => (
          <Card>
            <Stack gap="x2">
              <ProjectName {...project} />
              <Inline justify="between">
                <ProjectState project={project} t={t} now={now} />
                <ProjectActions project={project} t={t} onChange={setChanged} />
              </Inline>
            </Stack>
          </Card>
        ),
      }}
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

import type { Loadable, Project } from '@saywright/api/contract'
import { Button, Columns, EmptyState, Page, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'
import { BandsCard } from './BandsCard.js'
import { OnboardingCard } from './OnboardingCard.js'
import { ProjectTable } from './ProjectTable.js'

export type DashboardScreenProps = {
  /** Those to show, in their order. */
  projects: Loadable<readonly Project[]>
  organization: string | undefined
  onOpenStudio: (project: Project) => void
  /** Absent for who may not add one. */
  onAddProject?: (() => void) | undefined
}

/** The projects of the organization in focus, and what to do next. */
export function DashboardScreen({
  projects,
  organization,
  onOpenStudio,
  onAddProject,
}: DashboardScreenProps) {
  const t = useMessages(projectsMessages)
  const isEmpty = projects.state === 'ready' && projects.value.length === 0
  const first = projects.state === 'ready' ? projects.value[0] : undefined
  return (
    <Page
      title={t('dashboard.title')}
      actions={
        onAddProject &&
        !isEmpty && (
          <Button
            variant={first ? 'primary' : 'secondary'}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onPress={onAddProject}
          >
            {t('dashboard.add')}
          </Button>
        )
      }
    >
      <Columns count="aside">
        <Stack gap="x4">
          {projects.state === 'ready' && (isEmpty ? onAddProject : first) && (
            <OnboardingCard hasProject={!isEmpty} onNext={first ? () => onOpenStudio(first) : onAddProject} />
          )}
          <ProjectTable
            projects={projects}
            organization={organization}
            onOpenStudio={onOpenStudio}
            empty={
              <EmptyState title={t('dashboard.empty.title')}>
                {t(onAddProject ? 'dashboard.empty.text' : 'dashboard.empty.notAdministrator')}
              </EmptyState>
            }
          />
        </Stack>
        <BandsCard />
      </Columns>
    </Page>
  )
}

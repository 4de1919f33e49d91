import type { Loadable, Onboarding, Project } from '@saywright/api/contract'
import { Button, ButtonLink, Columns, EmptyState, Icon, Page, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Plus, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { projectsMessages } from '../messages/index.js'
import { AutomaticNote } from './AutomaticNote.js'
import { BandsCard } from './BandsCard.js'
import { CommandsBanner } from './CommandsBanner.js'
import { DraftCard, type DraftCardProps } from './DraftCard.js'
import type { OpenStep } from './firstSteps.js'
import { HelpCard } from './HelpCard.js'
import { OnboardingCard } from './OnboardingCard.js'
import { ProjectTable } from './ProjectTable.js'
import { StartCard } from './StartCard.js'
import { StatesCard } from './StatesCard.js'

export type DashboardScreenProps = {
  /** Those to show, in their order. */
  projects: Loadable<readonly Project[]>
  /** Undefined while it has no name of its own. */
  organization: string | undefined
  /** In milliseconds since 1970. */
  now: number
  /** What waits for an answer of the person, above everything else. */
  invitations?: ReactNode
  /** The offer to name an organization that has no name of its own. */
  naming?: ReactNode
  /** A project that the person has begun to describe. */
  draft?: DraftCardProps | undefined
  /** Requests are approved automatically, and the person has not put the note about it away. */
  isAutomaticNoted?: boolean
  onCloseAutomatic?: () => void
  /** The first steps, while they are shown. */
  onboarding?: Pick<Onboarding, 'steps'> | undefined
  /** The steps that are the person's own; all of them when absent. */
  ownSteps?: readonly OpenStep[] | undefined
  onStep: (step: OpenStep) => void
  onCloseOnboarding: () => void
  /** Nobody of the organization has said a command yet. */
  isFirstCommandNext?: boolean
  /** Absent for who may not add the sample project. */
  onOpenSample?: (() => void) | undefined
  onOpenStudio: (project: Project) => void
  /** Absent for who may not add one. */
  onAddProject?: (() => void) | undefined
  /** Absent for who may not invite. */
  inviteHref?: string | undefined
  /** Absent where whoever runs this installation has no such page. */
  documentationHref?: string | undefined
  productTourHref?: string | undefined
  supportHref?: string | undefined
}

/** The projects of the organization in focus, and what to do next. */
export function DashboardScreen({
  projects,
  organization,
  now,
  invitations,
  naming,
  draft,
  isAutomaticNoted = false,
  onCloseAutomatic = () => {},
  onboarding,
  ownSteps,
  onStep,
  onCloseOnboarding,
  isFirstCommandNext,
  onOpenSample,
  onOpenStudio,
  onAddProject,
  inviteHref,
  supportHref,
  ...links
}: DashboardScreenProps) {
  const t = useMessages(projectsMessages)
  const width = useWidthClass()
  const isPhone = width === 'phone'
  const isEmpty = projects.state === 'ready' && projects.value.length === 0
  const first = projects.state === 'ready' ? projects.value[0] : undefined
  const openFirst = first && (() => onOpenStudio(first))
  const trySample = isFirstCommandNext ? onOpenSample : undefined
  const isSettled = first && !trySample
  const add = onAddProject && (
    <Button
      id="add-project"
      variant={isSettled && !isPhone ? 'primary' : 'secondary'}
      isFullWidth={isPhone}
      icon={<Icon of={Plus} />}
      onPress={onAddProject}
    >
      {t('dashboard.add')}
    </Button>
  )
  const invite = inviteHref && !isPhone && !isEmpty && (
    <ButtonLink id="invite-teammates" href={inviteHref} icon={<Icon of={UserPlus} />}>
      {t('dashboard.invite')}
    </ButtonLink>
  )
  const actions = !isPhone && (invite || add) && (
    <>
      {invite}
      {add}
    </>
  )
  return (
    <Page title={t('dashboard.title')} actions={actions}>
      <Columns count="aside">
        <Stack gap="x4">
          {invitations}
          {trySample && <CommandsBanner kind="sample" onPress={trySample} />}
          {onboarding && projects.state === 'ready' && (
            <OnboardingCard
              onboarding={onboarding}
              own={ownSteps}
              hasSample={trySample !== undefined}
              onStep={onStep}
              onClose={onCloseOnboarding}
              isQuiet={first !== undefined || trySample !== undefined}
            />
          )}
          {isAutomaticNoted && projects.state === 'ready' && (
            <AutomaticNote projects={projects.value} now={now} onClose={onCloseAutomatic} />
          )}
          {draft && <DraftCard {...draft} />}
          <ProjectTable
            projects={projects}
            organization={organization}
            now={now}
            onOpenStudio={onOpenStudio}
            mayExtend={onAddProject !== undefined}
            empty={
              <EmptyState title={t('dashboard.empty.title')}>
                {t(onAddProject ? 'dashboard.empty.text' : 'dashboard.empty.notAdministrator')}
              </EmptyState>
            }
          />
          {naming}
          {isPhone ? add : isSettled && openFirst && <CommandsBanner kind="commands" onPress={openFirst} />}
        </Stack>
        <Stack gap="x3">
          {width === 'laptop' && <StatesCard />}
          <StartCard {...links} />
          <HelpCard supportHref={supportHref} />
          {width !== 'laptop' && <StatesCard />}
          {width === 'desktop' && <BandsCard />}
        </Stack>
      </Columns>
    </Page>
  )
}

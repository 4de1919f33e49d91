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

export type DashboardState = {
  readonly projects: {
    /** The shown projects, in their order. */
    readonly all: Loadable<readonly Project[]>
    /** The organization that they are of; undefined while it has no name of its own. */
    readonly organization: string | undefined
    /** In milliseconds since 1970. */
    readonly now: number
    /** A project that the person has begun to describe. */
    readonly draft?: DraftCardProps | undefined
  }
  readonly notes: {
    /** Invitations that wait for an answer of the user, above everything else. */
    readonly invitations?: ReactNode
    /** The offer to name an organization that has no name of its own. */
    readonly naming?: ReactNode
    /** Whether requests are approved automatically and the person has not closed the note about it. */
    readonly isAutomaticShown?: boolean
  }
  readonly firstSteps: {
    /** While they are shown. */
    readonly shown?: Pick<Onboarding, 'steps'> | undefined
    /** The steps that are the person's own; all of them when absent. */
    readonly own?: readonly OpenStep[] | undefined
    /** Whether no one of the organization has said a command yet. */
    readonly isCommandNext?: boolean
  }
  readonly links: {
    /** Absent for anyone who may not invite. */
    readonly inviteHref?: string | undefined
    /** Absent for an installation without such a page. */
    readonly documentationHref?: string | undefined
    readonly productTourHref?: string | undefined
    readonly supportHref?: string | undefined
  }
}

export type DashboardActions = {
  readonly projects: {
    readonly openStudio: (project: Project) => void
    /** Absent for anyone who may not add one. */
    readonly add?: (() => void) | undefined
    /** Absent for anyone who may not add the sample project. */
    readonly openSample?: (() => void) | undefined
  }
  readonly notes: { readonly closeAutomatic: () => void }
  readonly firstSteps: { readonly take: (step: OpenStep) => void; readonly close: () => void }
}

export type DashboardScreenProps = { state: DashboardState; actions: DashboardActions }

/** The projects of the organization in focus, and what to do next. */
export function DashboardScreen({ state, actions }: DashboardScreenProps) {
  const { all: projects, organization, now, draft } = state.projects
  const { add: onAddProject, openSample, openStudio } = actions.projects
  const { notes, firstSteps } = state
  const { inviteHref, supportHref, ...links } = state.links
  const t = useMessages(projectsMessages)
  const width = useWidthClass()
  const isPhone = width === 'phone'
  const isEmpty = projects.state === 'ready' && projects.value.length === 0
  const first = projects.state === 'ready' ? projects.value[0] : undefined
  const openFirst = first && (() => openStudio(first))
  const trySample = firstSteps.isCommandNext ? openSample : undefined
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
  const buttons = !isPhone && (invite || add) && (
    <>
      {invite}
      {add}
    </>
  )
  return (
    <Page title={t('dashboard.title')} actions={buttons}>
      <Columns count="aside">
        <Stack gap="x4">
          {notes.invitations}
          {trySample && <CommandsBanner kind="sample" onPress={trySample} />}
          {firstSteps.shown && projects.state === 'ready' && (
            <OnboardingCard
              onboarding={firstSteps.shown}
              own={firstSteps.own}
              hasSample={trySample !== undefined}
              onStep={actions.firstSteps.take}
              onClose={actions.firstSteps.close}
              isQuiet={first !== undefined || trySample !== undefined}
            />
          )}
          {notes.isAutomaticShown && projects.state === 'ready' && (
            <AutomaticNote projects={projects.value} now={now} onClose={actions.notes.closeAutomatic} />
          )}
          {draft && <DraftCard {...draft} />}
          <ProjectTable
            projects={projects}
            organization={organization}
            now={now}
            onOpenStudio={openStudio}
            mayExtend={onAddProject !== undefined}
            empty={
              <EmptyState title={t('dashboard.empty.title')}>
                {t(onAddProject ? 'dashboard.empty.text' : 'dashboard.empty.notAdministrator')}
              </EmptyState>
            }
          />
          {notes.naming}
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

import {
  isTypeCovered,
  kindOf,
  type Loadable,
  type ModelTemplate,
  type ModelType,
  modelTypes,
  type Project,
  type UnitTestSummary,
} from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  EmptyState,
  ErrorState,
  Icon,
  Page,
  Skeleton,
  Stack,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { lastRunOf } from '../../../parts/models/lastRunOf.js'
import { ModelDialogs } from '../../../parts/models/ModelDialogs.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import { nameOfCopy } from '../../../parts/models/nameOfCopy.js'
import { faultOf, keyOf, type ProjectModel, stateOf, usersOf } from '../../../parts/models/projectModel.js'
import { UsersDialog } from '../../../parts/models/UsersDialog.js'
import type { NewModel } from '../../../parts/models/useModelActions.js'
import { hubMessages } from '../messages/index.js'
import { CreateModelDialog } from './CreateModelDialog.js'
import { grid } from './HubScreen.css.js'
import { HubSummary } from './HubSummary.js'
import { LatestTests, type LatestTestsProps } from './LatestTests.js'
import { ModelCard } from './ModelCard.js'
import { NeedsYou, type NeedsYouProps } from './NeedsYou.js'
import { NoModelOfKind } from './NoModelOfKind.js'
import { ProjectAudio, type ProjectAudioProps } from './ProjectAudio.js'
import { RunningNow, type RunningNowProps } from './RunningNow.js'

type Opened =
  | { dialog: 'create'; type?: ModelType }
  | { dialog: 'rename' | 'delete'; model: ProjectModel }
  | { dialog: 'users'; model: ProjectModel }

export type HubState = {
  readonly project: {
    /** Absent while it is loading; the models do not wait for it. */
    readonly open: Pick<Project, 'id' | 'title' | 'tags'> | undefined
    /** The background tasks that are not over. */
    readonly running: RunningNowProps['tasks']
    /** Absent while it is loading. */
    readonly recordings: ProjectAudioProps['recordings'] | undefined
  }
  readonly models: {
    readonly all: Loadable<readonly ProjectModel[]>
    /** The unit tests of all models; empty while they are loading. */
    readonly tests: readonly UnitTestSummary[]
    /** Opens the dialog of a new model of this type at once. */
    readonly wanted?: ModelType | undefined
    /** The templates of a new model, in the language that was requested last; absent before any was. */
    readonly templates?: Loadable<readonly ModelTemplate[]> | undefined
  }
  readonly navigation: {
    readonly hrefOf: (model: Pick<ProjectModel, 'type' | 'id'>) => string
    /** Where the fault of a model is fixed. */
    readonly faultHrefOf: NeedsYouProps['hrefOf']
    readonly testHrefOf: LatestTestsProps['hrefOf']
    readonly audioHref: string
    readonly exportHref: string
    /** Where a technology is requested that was not delivered to the project. */
    readonly requestHref: string
  }
}

export type HubActions = {
  readonly models: {
    readonly create: (model: NewModel) => Promise<SubmissionErrors | undefined>
    readonly readTemplates: (language: string) => void
    /** @param isAtUsers whether the grammars that name it get the new name too. */
    readonly rename: (
      model: ProjectModel,
      name: string,
      isAtUsers: boolean,
    ) => Promise<SubmissionErrors | undefined>
    /** Creates a model of this name with the content of another. */
    readonly duplicate: (model: ProjectModel, name: string) => Promise<void>
    readonly delete: (model: ProjectModel) => Promise<void>
  }
}

export type HubScreenProps = { state: HubState; actions: HubActions }

/** The models of a project. */
export function HubScreen({ state, actions }: HubScreenProps) {
  const { open: project, running, recordings } = state.project
  const { all: models, tests, wanted, templates } = state.models
  const { hrefOf, faultHrefOf, testHrefOf, audioHref, exportHref, requestHref } = state.navigation
  const t = useMessages(hubMessages)
  const ofModels = useMessages(modelsMessages)
  const [opened, setOpened] = useState<Opened | undefined>(wanted && { dialog: 'create' })
  const close = () => setOpened(undefined)
  const list = models.state === 'ready' ? models.value : []
  const tags = project?.tags ?? []
  const faulty = list.flatMap((model) => {
    const fault = project && stateOf(model, tags) !== 'unavailable' ? faultOf(model) : undefined
    return fault ? [{ model, fault }] : []
  })
  const absentTypes = project ? modelTypes.filter((type) => !list.some((model) => model.type === type)) : []
  const mayAdd = models.state === 'ready' && modelTypes.some((type) => isTypeCovered(type, tags))
  const add = (
    <Button variant="primary" icon={<Icon of={Plus} />} onPress={() => setOpened({ dialog: 'create' })}>
      {t('home.newModel')}
    </Button>
  )
  const copyNameOf = ({ name }: ProjectModel) =>
    nameOfCopy(name, list, (model, number) => ofModels('copy', { model, number }))
  return (
    <Page
      title={project?.title ?? t('home.untitled')}
      description={<HubSummary models={models} tags={project?.tags} />}
      actions={
        list.length > 0 && (
          <>
            <ButtonLink href={exportHref} icon={<Icon of={Package} />}>
              {t('home.export')}
            </ButtonLink>
            {mayAdd && add}
          </>
        )
      }
    >
      {models.state === 'loading' && (
        <Card>
          <Skeleton />
        </Card>
      )}
      {models.state === 'failed' && (
        <Card>
          <ErrorState title={t('home.failed')} {...failureOf(models)} />
        </Card>
      )}
      {models.state === 'ready' && list.length === 0 && (
        <Card>
          <EmptyState title={t('home.empty.title')} actions={mayAdd && add}>
            {t(mayAdd || !project ? 'home.empty.text' : 'home.empty.noLanguage')}
          </EmptyState>
        </Card>
      )}
      {list.length > 0 && (
        <Columns count="aside">
          <Stack gap="x4">
            <ul className={grid}>
              {list.map((model) => {
                // Nothing is reported missing before the project is loaded.
                const modelState = project ? stateOf(model, tags) : 'ready'
                const found = faulty.find((each) => each.model === model)
                return (
                  <li key={keyOf(model)}>
                    <ModelCard
                      model={model}
                      state={modelState}
                      lastRun={kindOf(model.type).suite ? lastRunOf(model, tests) : undefined}
                      href={hrefOf(model)}
                      fault={found && { of: found.fault, href: faultHrefOf(found) }}
                      onUsers={
                        usersOf(model).length > 0 ? () => setOpened({ dialog: 'users', model }) : undefined
                      }
                      onRename={() => setOpened({ dialog: 'rename', model })}
                      onDuplicate={
                        project && modelState !== 'unavailable'
                          ? () => void actions.models.duplicate(model, copyNameOf(model))
                          : undefined
                      }
                      onDelete={() => setOpened({ dialog: 'delete', model })}
                    />
                  </li>
                )
              })}
              {absentTypes.map((type) => (
                <li key={type}>
                  <NoModelOfKind
                    type={type}
                    onCreate={
                      isTypeCovered(type, tags) ? () => setOpened({ dialog: 'create', type }) : undefined
                    }
                    requestHref={requestHref}
                  />
                </li>
              ))}
            </ul>
            <LatestTests
              tests={tests}
              modelNameOf={(id) => list.find((model) => kindOf(model.type).suite && model.id === id)?.name}
              hrefOf={testHrefOf}
            />
          </Stack>
          <Stack gap="x3">
            <RunningNow tasks={running} />
            <NeedsYou models={faulty} hrefOf={faultHrefOf} />
            {recordings && <ProjectAudio recordings={recordings} href={audioHref} />}
          </Stack>
        </Columns>
      )}
      {opened?.dialog === 'create' && mayAdd && (
        <CreateModelDialog
          models={list}
          tags={tags}
          wanted={opened.type ?? wanted}
          templates={templates}
          onReadTemplates={actions.models.readTemplates}
          onClose={close}
          onCreate={async (model) => {
            const errors = await actions.models.create(model)
            if (!errors) close()
            return errors
          }}
        />
      )}
      {opened?.dialog === 'users' && (
        <UsersDialog
          model={opened.model}
          users={usersOf(opened.model)}
          // Models import from those of their own kind.
          hrefOf={({ id }) => hrefOf({ type: opened.model.type, id })}
          onClose={close}
        />
      )}
      <ModelDialogs
        onRename={actions.models.rename}
        onDelete={actions.models.delete}
        hrefOf={hrefOf}
        opened={opened?.dialog === 'rename' || opened?.dialog === 'delete' ? opened : undefined}
        models={list}
        onClose={close}
      />
    </Page>
  )
}

import { languageInSentence } from '@saywright/api/catalogue'
import {
  isTypeCovered,
  kindOf,
  type Loadable,
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
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { lastRunOf } from '../../../parts/models/lastRunOf.js'
import { ModelDialogs } from '../../../parts/models/ModelDialogs.js'
import { modelsMessages } from '../../../parts/models/messages.js'
import { nameOfCopy } from '../../../parts/models/nameOfCopy.js'
import { keyOf, type ProjectModel, stateOf } from '../../../parts/models/projectModel.js'
import type { NewModel } from '../../../parts/models/useModelActions.js'
import { hubMessages } from '../messages/index.js'
import { CreateModelDialog } from './CreateModelDialog.js'
import { grid } from './HubScreen.css.js'
import { LatestTests, type LatestTestsProps } from './LatestTests.js'
import { ModelCard } from './ModelCard.js'
import { ProjectAudio, type ProjectAudioProps } from './ProjectAudio.js'
import { RunningNow, type RunningNowProps } from './RunningNow.js'

type Opened = { dialog: 'create' } | { dialog: 'rename' | 'delete'; model: ProjectModel }

export type HubState = {
  readonly project: {
    /** Absent while it is on its way; the models do not wait for it. */
    readonly open: Pick<Project, 'id' | 'title' | 'tags'> | undefined
    /** The background tasks that are not over. */
    readonly running: RunningNowProps['tasks']
    /** Absent while it is on its way. */
    readonly recordings: ProjectAudioProps['recordings'] | undefined
  }
  readonly models: {
    readonly all: Loadable<readonly ProjectModel[]>
    /** The unit tests of all models; those that have not come are none. */
    readonly tests: readonly UnitTestSummary[]
    /** Opens the dialog of a new model of this type at once. */
    readonly wanted?: ModelType | undefined
  }
  readonly navigation: {
    readonly hrefOf: (model: ProjectModel) => string
    readonly testHrefOf: LatestTestsProps['hrefOf']
    readonly audioHref: string
    readonly exportHref: string
  }
}

export type HubActions = {
  readonly models: {
    readonly create: (model: NewModel) => Promise<SubmissionErrors | undefined>
    readonly rename: (model: ProjectModel, name: string) => Promise<SubmissionErrors | undefined>
    /** Makes a model of this name that holds what another holds. */
    readonly duplicate: (model: ProjectModel, name: string) => Promise<void>
    readonly delete: (model: ProjectModel) => Promise<void>
  }
}

export type HubScreenProps = { state: HubState; actions: HubActions }

/** The models of a project. */
export function HubScreen({ state, actions }: HubScreenProps) {
  const { open: project, running, recordings } = state.project
  const { all: models, tests, wanted } = state.models
  const { hrefOf, testHrefOf, audioHref, exportHref } = state.navigation
  const t = useMessages(hubMessages)
  const ofModels = useMessages(modelsMessages)
  const [opened, setOpened] = useState<Opened | undefined>(wanted && { dialog: 'create' })
  const close = () => setOpened(undefined)
  const list = models.state === 'ready' ? models.value : []
  const tags = project?.tags ?? []
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
      description={useSummary(models)}
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
                // Nothing is said to be missing before it is known what there is.
                const modelState = project ? stateOf(model, tags) : 'ready'
                return (
                  <li key={keyOf(model)}>
                    <ModelCard
                      model={model}
                      state={modelState}
                      lastRun={kindOf(model.type).suite ? lastRunOf(model.id, tests) : undefined}
                      href={hrefOf(model)}
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
            </ul>
            <LatestTests
              tests={tests}
              modelNameOf={(id) => list.find((model) => kindOf(model.type).suite && model.id === id)?.name}
              hrefOf={testHrefOf}
            />
          </Stack>
          <Stack gap="x3">
            <RunningNow tasks={running} />
            {recordings && <ProjectAudio recordings={recordings} href={audioHref} />}
          </Stack>
        </Columns>
      )}
      {opened?.dialog === 'create' && mayAdd && (
        <CreateModelDialog
          models={list}
          tags={tags}
          wanted={wanted}
          onClose={close}
          onCreate={async (model) => {
            const errors = await actions.models.create(model)
            if (!errors) close()
            return errors
          }}
        />
      )}
      <ModelDialogs
        onRename={actions.models.rename}
        onDelete={actions.models.delete}
        opened={opened?.dialog === 'create' ? undefined : opened}
        models={list}
        onClose={close}
      />
    </Page>
  )
}

/** How many models there are, in which languages. */
function useSummary(models: HubState['models']['all']): string | undefined {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  if (models.state !== 'ready') return undefined
  if (models.value.length === 0) return t('home.none')
  const names = new Set(
    models.value.flatMap(({ language }) => (language ? languageInSentence(language, locale) : [])),
  )
  const count = models.value.length
  if (names.size === 0) return t('home.total', { count })
  return t('home.count', { count, languages: new Intl.ListFormat(locale).format(names) })
}

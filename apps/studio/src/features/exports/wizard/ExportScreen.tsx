import type {
  ExportForm,
  ExportMeasure,
  Loadable,
  ProjectExport,
  ProjectTag,
  Task,
} from '@saywright/api/contract'
import { Wizard, type WizardStep, type WizardStepProps } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Button, ButtonLink, Card, ErrorState, Page, Skeleton } from '@saywright/ui'
import { formatBytes, useLocale, useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useState } from 'react'
import type { FaultyModel, ProjectModel } from '../../../parts/models/projectModel.js'
import { exportsMessages } from '../messages/index.js'
import { ArchitectureStep } from './ArchitectureStep.js'
import { ExecutionStep } from './ExecutionStep.js'
import { ExportAside } from './ExportAside.js'
import { panes } from './ExportScreen.css.js'
import { blankExport, chosenModels, type ExportValues, formOfExport, sameAgain } from './exportValues.js'
import { PackingStep, sizeOf } from './PackingStep.js'
import { SelectionStep } from './SelectionStep.js'

export type ExportSources = {
  models: readonly ProjectModel[]
  /** Resources that the project can use now: the licence. */
  tags: readonly ProjectTag[]
  /** Newest first. */
  exports: readonly ProjectExport[]
  tasks: readonly Task[]
}

export type ExportScreenProps = {
  sources: Loadable<ExportSources>
  hubHref: string
  /** Where the fault of a model is fixed. */
  faultHrefOf: (faulty: FaultyModel) => string
  /** @returns the size of the export; undefined after a refusal, which the call reports. */
  onMeasure: (form: ExportForm) => Promise<ExportMeasure | undefined>
  /** @returns the export that was started; undefined after a refusal, which the call reports. */
  onStart: (form: ExportForm) => Promise<ProjectExport | undefined>
  onDownload: (made: ProjectExport) => Promise<void>
  onDelete: (made: ProjectExport) => Promise<void>
  onCancel: () => void
}

/** A project export in three steps: its platform, its content, and its progress. */
export function ExportScreen({ sources, ...rest }: ExportScreenProps) {
  const t = useMessages(exportsMessages)
  if (sources.state === 'ready') return <OpenWizard {...rest} {...sources.value} />
  return (
    <Page title={t('title')}>
      <Card>
        {sources.state === 'failed' ? (
          <ErrorState title={t('failed')} {...failureOf(sources)} />
        ) : (
          <Skeleton />
        )}
      </Card>
    </Page>
  )
}

type OpenWizardProps = ExportSources & Omit<ExportScreenProps, 'sources'>

function OpenWizard({ models, tags, exports, tasks, ...rest }: OpenWizardProps) {
  const t = useMessages(exportsMessages)
  // A new wizard for another export.
  const [round, setRound] = useState(0)
  const locale = useLocale()
  const [measure, setMeasure] = useState<ExportMeasure>()
  const [isWithRecordings, setWithRecordings] = useState(false)
  const [started, setStarted] = useState<ProjectExport>()
  const made = exports.find(({ id }) => id === started?.id) ?? started
  const again = () => {
    setStarted(undefined)
    setMeasure(undefined)
    setRound(round + 1)
  }
  const startWith = async (values: ExportValues) => {
    const form = formOfExport(values, models, tags)
    setStarted(form && (await rest.onStart(form)))
  }
  /** The model that the lines of the kit open. */
  const kitModelOf = (values: ExportValues) =>
    chosenModels(values, models, tags).find(({ type }) => type === 'voice_commands')?.name
  const named = (id: 'architecture' | 'selection' | 'execution') => ({
    id,
    label: t(`steps.${id}`),
    title: t(`headings.${id}`),
  })
  const beside = ({ values, change }: WizardStepProps<ExportValues>, step: ReactNode) => (
    <div className={panes}>
      {step}
      <ExportAside
        values={values}
        chosen={chosenModels(values, models, tags).length}
        exports={exports}
        onDownload={rest.onDownload}
        onDelete={rest.onDelete}
        onSameAgain={(earlier) => change(sameAgain(earlier))}
      />
    </div>
  )
  const steps: WizardStep<ExportValues>[] = [
    {
      ...named('architecture'),
      isReady: ({ architecture }) => architecture !== null,
      draw: (step) => beside(step, <ArchitectureStep {...step} />),
    },
    {
      ...named('selection'),
      isReady: (values) => formOfExport(values, models, tags) !== undefined,
      onNext: async (values) => {
        const form = formOfExport(values, models, tags)
        const measured = form && (await rest.onMeasure({ ...form, recordings: false }))
        setMeasure(measured)
        setWithRecordings(values.recordings)
        return measured !== undefined
      },
      draw: (step) =>
        beside(step, <SelectionStep {...step} models={models} tags={tags} faultHrefOf={rest.faultHrefOf} />),
    },
    {
      ...named('execution'),
      isEnd: started !== undefined,
      nextLabel:
        measure &&
        t('packing.start', {
          size: formatBytes(
            sizeOf(measure, { ...blankExport, recordings: isWithRecordings }),
            locale,
            'fitting',
          ),
        }),
      onNext: async (values) => {
        await startWith(values)
        return false
      },
      draw: ({ values, change }) =>
        started || !measure ? (
          <ExecutionStep
            made={made}
            model={kitModelOf(values)}
            onAgain={() => startWith(values)}
            task={tasks.find(({ id }) => id === made?.task_id)}
            onDownload={rest.onDownload}
            onCancel={rest.onDelete}
          />
        ) : (
          <PackingStep
            values={values}
            change={(next) => {
              setWithRecordings(next.recordings)
              change(next)
            }}
            measure={measure}
            model={kitModelOf(values)}
          />
        ),
      footer: (
        <>
          <Button onPress={again}>{t('execution.another')}</Button>
          <ButtonLink href={rest.hubHref}>{t('execution.overview')}</ButtonLink>
        </>
      ),
    },
  ]
  return (
    <Wizard
      key={round}
      layout="page"
      label={t('title')}
      steps={steps}
      initialValues={blankExport}
      onCancel={rest.onCancel}
    />
  )
}

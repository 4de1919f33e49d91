import { type ExportStage, exportStages, readExportStep, type Task } from '@saywright/api/contract'
import { type Status, StatusBadge, Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { exportsMessages } from '../messages/index.js'
import { list, row } from './ExportScreen.css.js'

export type ExportStagesProps = {
  /** Its step, as long as its task is in the history. */
  step: Task['current_step'] | undefined
  /** Whether it ended at this step. */
  hasFailed?: boolean
}

type Progress = 'done' | 'running' | 'pending' | 'failed'

/** The stages of an export: finished ones, the current one with its model, and pending ones. */
export function ExportStages({ step, hasFailed = false }: ExportStagesProps) {
  const t = useMessages(exportsMessages)
  const at = readExportStep(step ?? '')
  const current = at ? exportStages.indexOf(at.stage) : -1
  const progressOf = (index: number): Progress => {
    if (index !== current) return index < current ? 'done' : 'pending'
    return hasFailed ? 'failed' : 'running'
  }
  return (
    <ol className={list} aria-label={t('stages.title')}>
      {exportStages.map((stage, index) => (
        <Stage
          key={stage}
          stage={stage}
          progress={progressOf(index)}
          model={index === current ? at?.model : undefined}
        />
      ))}
    </ol>
  )
}

type StageProps = { stage: ExportStage; progress: Progress; model: string | undefined }

function Stage({ stage, progress, model }: StageProps) {
  const t = useMessages(exportsMessages)
  const status: Status = progress
  return (
    <li className={row} aria-current={progress === 'running' ? 'step' : undefined}>
      <span>
        <StatusBadge status={status}>{t(`stages.${stage}`)}</StatusBadge>
        <VisuallyHidden> {t(`stages.state.${progress}`)}</VisuallyHidden>
      </span>
      {model !== undefined && (
        <Text as="span" variant="bodySmall" tone="secondary">
          {model}
        </Text>
      )}
    </li>
  )
}

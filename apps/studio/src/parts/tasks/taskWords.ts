import { readExportStep, type Task } from '@saywright/api/contract'
import { formatDateTime, formatTime, type TranslateOf } from '@saywright/ui/i18n'
import type { tasksMessages } from './messages.js'

type Labels = TranslateOf<typeof tasksMessages>

/** The name of a task: its type, and its subject. */
export const nameOfTask = ({ name, type }: Task, t: Labels): string =>
  name ? t(`named.${type}`, { name }) : t(`types.${type}`)

/** How far a task is, or how it ended. */
export function detailOfTask(task: Task, t: Labels, locale: string): string {
  const { status, duration, failure } = task
  const step = stepOf(task)
  const date = formatDateTime(task.created_at)
  if (status === 'pending') return t('waits', { date })
  if (status === 'running')
    return step ? t('step', { step, date: formatTime(task.created_at) }) : t('started', { date })
  if (status === 'completed') return t('completed', { duration: clockOf(duration ?? 0, locale), date })
  if (status === 'failed' && failure) return t('failedWith', { failure, date })
  return t('ended', { date })
}

/** The current step of a task; an export has a stage besides, for its own page. */
function stepOf({ type, current_step }: Task): string | null | undefined {
  const step = type === 'export' && current_step !== null ? readExportStep(current_step) : undefined
  return step ? step.model : current_step
}

/** Minutes and seconds: "0:48". */
function clockOf(seconds: number, locale: string): string {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${two.format(whole % 60)}`
}

import { kindOf } from '@saywright/api/contract'
import { StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { modelsMessages } from './messages.js'
import type { ModelState, ProjectModel } from './projectModel.js'

const badges = {
  ready: 'done',
  empty: 'pending',
  unavailable: 'ended',
  broken: 'failed',
  import_broken: 'failed',
  slots_empty: 'waiting',
  too_large: 'failed',
} as const

/** Whether a model can be used. */
export function ModelStateBadge({ type, state }: { type: ProjectModel['type']; state: ModelState }) {
  const t = useMessages(modelsMessages)
  const isWithoutTechnology = state === 'unavailable' && !kindOf(type).hasLanguage
  return (
    <StatusBadge status={badges[state]}>
      {t(`states.${isWithoutTechnology ? 'technology' : state}`)}
    </StatusBadge>
  )
}

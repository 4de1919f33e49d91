import { labelOf, type TechnologyState, technologyStates } from '@saywright/api/catalogue'
import { type Status, StatusBadge } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'

const shapeOf: Readonly<Record<TechnologyState, Status>> = {
  requested: 'waiting',
  delivered: 'done',
  ended: 'ended',
}

/** The state of a technology of a project: the same shape and the same word on every screen. */
export function TechnologyStateBadge({ state }: { state: TechnologyState }) {
  const locale = useLocale()
  return <StatusBadge status={shapeOf[state]}>{labelOf(technologyStates, state, locale)}</StatusBadge>
}

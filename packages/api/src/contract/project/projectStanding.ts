import type { ProjectState } from '../../catalogue/states.js'
import type { Delivery, Project } from './project.js'

/** The state of a project, and while it is evaluated the days that are left. */
export type ProjectStanding = {
  readonly state: ProjectState
  /** Whole days until the evaluation ends, at least 1; absent in every other state. */
  readonly daysLeft?: number
}

type Standing = Pick<Project, 'deal_id'> & {
  readonly deliveries?: readonly Pick<Delivery, 'expire_on'>[] | null | undefined
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * The one state of a project at a moment. What can be used now comes before what is asked for, and a decision that is
 * awaited before an evaluation that has ended; without a delivery or a request a project is a draft.
 *
 * @param now in milliseconds since 1970.
 */
export function projectStanding({ deal_id, deliveries }: Standing, now: number): ProjectStanding {
  const ends = (deliveries ?? []).map(({ expire_on }) =>
    expire_on ? Date.parse(expire_on) : Number.POSITIVE_INFINITY,
  )
  const last = Math.max(...ends)
  if (last === Number.POSITIVE_INFINITY) return { state: 'production' }
  if (last > now) return { state: 'evaluation', daysLeft: Math.ceil((last - now) / dayMilliseconds) }
  if (typeof deal_id === 'number') return { state: 'waiting' }
  return { state: ends.length > 0 ? 'ended' : 'draft' }
}

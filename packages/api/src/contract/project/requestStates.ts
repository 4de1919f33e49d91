import type { Project } from './project.js'

/** How a project stands with what it asked for, each of which may hold beside the others. */
export const requestStates = [
  'request_pending_validation',
  'currently_delivered',
  'ongoing_evaluation',
  'expired_resources',
] as const
export type RequestState = (typeof requestStates)[number]

type Asking = Pick<Project, 'deal_id' | 'deliveries'>

/**
 * What holds of a project at a moment, in the order of the states.
 *
 * @param now in milliseconds since 1970.
 */
export function requestStatesOf({ deal_id, deliveries }: Asking, now: number): RequestState[] {
  const ends = (deliveries ?? []).map(({ expire_on }) =>
    expire_on ? Date.parse(expire_on) : Number.POSITIVE_INFINITY,
  )
  const holds: Readonly<Record<RequestState, boolean>> = {
    request_pending_validation: typeof deal_id === 'number',
    currently_delivered: ends.some((end) => end === Number.POSITIVE_INFINITY),
    ongoing_evaluation: ends.some((end) => end > now && end !== Number.POSITIVE_INFINITY),
    expired_resources: ends.length > 0 && ends.every((end) => end <= now),
  }
  return requestStates.filter((state) => holds[state])
}

import { type Project, requestStatesOf } from '@saywright/api/contract'

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Whole days until the evaluation of a project ends, of which the last one begun counts; 0 once it has ended and nothing
 * works any more, undefined where there is none to tell of.
 *
 * @param now in milliseconds since 1970.
 */
export function evaluationDaysLeft(project: Project | undefined, now: number): number | undefined {
  if (!project?.evaluation_ends_on) return undefined
  const left = Date.parse(project.evaluation_ends_on) - now
  if (left > 0) return Math.ceil(left / dayMilliseconds)
  return requestStatesOf(project, now).includes('expired_resources') ? 0 : undefined
}

import type { Project } from '@saywright/api/contract'

export type Trial = { readonly state: 'offered' } | { readonly state: 'running'; readonly endsOn: string }

/**
 * The state of a project's one trial of the studio; undefined where it needs none, or had it.
 *
 * @param now in milliseconds since 1970.
 */
export function trialOf(
  { deliveries, trial_ends_on: end }: Pick<Project, 'deliveries' | 'trial_ends_on'>,
  now: number,
): Trial | undefined {
  if (end) return Date.parse(end) > now ? { state: 'running', endsOn: end } : undefined
  const works = (deliveries ?? []).some(({ expire_on }) => !expire_on || Date.parse(expire_on) > now)
  return works ? undefined : { state: 'offered' }
}

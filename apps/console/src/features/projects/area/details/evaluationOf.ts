import { daysUntil, limits, type Project } from '@saywright/api/contract'

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** How far an evaluation has come. */
export type Evaluation = {
  readonly startsOn: string
  readonly endsOn: string
  readonly totalDays: number
  /** 0 once it is over. */
  readonly daysLeft: number
}

type Evaluated = Pick<Project, 'evaluation_ends_on' | 'deliveries'>

/**
 * The evaluation of a project, over or not; undefined for one that is not evaluated. It begins with the first delivery that
 * ends with it, else as long before its end as evaluations last.
 *
 * @param now in milliseconds since 1970.
 */
export function evaluationOf(
  { evaluation_ends_on: endsOn, deliveries }: Evaluated,
  now: number,
): Evaluation | undefined {
  if (!endsOn) return undefined
  const end = Date.parse(endsOn)
  const begun = (deliveries ?? [])
    .filter(({ expire_on }) => expire_on && Date.parse(expire_on) === end)
    .map(({ created_at }) => Date.parse(created_at))
  const start = Math.min(...begun, end - (begun.length > 0 ? 0 : limits.evaluationDays * millisecondsOfDay))
  return {
    startsOn: new Date(start).toISOString(),
    endsOn,
    totalDays: Math.max(1, Math.round((end - start) / millisecondsOfDay)),
    daysLeft: daysUntil(end, now),
  }
}

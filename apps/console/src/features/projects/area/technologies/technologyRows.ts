import type { TechnologyState } from '@saywright/api/catalogue'
import {
  type Deal,
  type Project,
  technologyDifference,
  type UseCaseFlag,
  useCaseFlags,
  useCaseOf,
} from '@saywright/api/contract'
import { deliveredNow } from './deliveredNow.js'

/** A use case and its state in a project. */
export type TechnologyRow = {
  readonly flag: UseCaseFlag
  readonly state: TechnologyState | 'absent'
  readonly needsLanguages: boolean
  /** English names. */
  readonly languages: readonly string[]
  /** Requested, and not delivered yet. */
  readonly requested: readonly string[]
  /** When it ends or ended; absent for a permanent one. */
  readonly endsOn: string | undefined
}

type Asking = Pick<Project, 'tags' | 'deliveries' | 'deals' | 'deal_id'>

/** The request that is open. */
export function openDeal({ deals, deal_id }: Pick<Project, 'deals' | 'deal_id'>): Deal | undefined {
  return deals?.find((deal) => deal.deal_id === deal_id)
}

/**
 * The seven use cases in their order.
 *
 * @param now in milliseconds since 1970.
 */
export function technologyRows(project: Asking, now: number): TechnologyRow[] {
  const delivered = deliveredNow(project, now)
  const asked = openDeal(project)
  const difference = asked && technologyDifference(delivered, asked)
  return useCaseFlags.map((flag) => {
    const { languages } = useCaseOf[flag]
    const end = endOf(project, flag)
    const isOver = end !== undefined && end !== null && Date.parse(end) <= now
    const isAsked = difference?.[`diff_${flag}`] ?? false
    const state = delivered[flag] ? 'delivered' : isAsked ? 'requested' : isOver ? 'ended' : 'absent'
    return {
      flag,
      state,
      needsLanguages: languages !== undefined,
      languages: languages ? delivered[languages] : [],
      requested: (languages && difference?.[`diff_${languages}`]) ?? [],
      endsOn: state === 'delivered' || state === 'ended' ? (end ?? undefined) : undefined,
    }
  })
}

/** The latest end among the deliveries of a use case: null where one has no end, undefined without deliveries. */
function endOf({ deliveries }: Asking, flag: UseCaseFlag): string | null | undefined {
  const { technology } = useCaseOf[flag]
  const ends = (deliveries ?? [])
    .filter(
      (delivery) =>
        (delivery.technology === 'free-speech' ? 'dictation' : delivery.technology) === technology,
    )
    .map(({ expire_on }) => expire_on ?? null)
  if (ends.includes(null)) return null
  return ends.toSorted().at(-1)
}

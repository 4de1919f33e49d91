import {
  deliveredChoice,
  isChange,
  languageFields,
  type TechnologyChoice,
  technologyDifference,
  useCaseFlags,
  withDelivered,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { DealSolution } from '../../store/tables/deal.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { activeTags, deliveriesOf } from '../shared/projects/deliveries.js'

/** The content of a request, ready to be stored. */
export interface SentDeal {
  readonly before: TechnologyChoice
  readonly choice: TechnologyChoice
  readonly solution: DealSolution
}

/**
 * Computes what a request adds to the delivered resources, whatever it says itself.
 *
 * @param isUpsell whether the project had a request before, or says so: such a request must add something.
 * @throws ApiFailure `nothing_changed` when it does not.
 */
export async function readDeal(
  transaction: Transaction,
  projectId: number,
  request: TechnologyChoice & DealSolution,
  isUpsell: boolean,
): Promise<SentDeal> {
  const project = await transaction.database
    .selectFrom('project')
    .select(['additional_comment', 'details_json'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const deliveries = await deliveriesOf(transaction.database, [projectId])
  // The resources of a trial are not delivered.
  const before = deliveredChoice(activeTags(deliveries, { trial_ends_at: null }, timestamp(transaction)))
  const choice = withDelivered(before, choiceOf(request))
  if (isUpsell && !isChange(technologyDifference(before, choice))) throw new ApiFailure('nothing_changed')
  return { before, choice, solution: solutionOf(request, project) }
}

const choiceOf = (request: TechnologyChoice): TechnologyChoice =>
  Object.fromEntries(
    [...useCaseFlags, ...languageFields].map((name) => [name, request[name]]),
  ) as unknown as TechnologyChoice

const solutionFields = [
  'solution_category',
  'solution_operating_system',
  'solution_electronic',
  'solution_end_user',
  'solution_use_environment',
] as const

/** The solution of the request, or of the project. */
function solutionOf(
  request: DealSolution,
  known: { readonly additional_comment: string | null; readonly details_json: DealSolution },
): DealSolution {
  const fields = solutionFields.map((name) => [name, request[name] ?? known.details_json[name]])
  const additional_comment = request.additional_comment?.trim() || known.additional_comment
  return { additional_comment, ...Object.fromEntries(fields) }
}

/** The rows of a request that is stored or changed. */
export const dealValues = ({ before, choice, solution }: SentDeal) => ({
  before_json: JSON.stringify(before),
  choice_json: JSON.stringify(choice),
  solution_json: JSON.stringify(solution),
})

import type { Shape, ValueOf } from '../kernel/description.js'
import { name } from '../kernel/rules.js'
import { flag, identifier, nullable, object, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { faultsOfChoice } from '../technologies/faults.js'
import { differenceFields, solutionFields, technologyFields } from '../technologies/request.js'

type Fields = Readonly<Record<string, Shape>>
type Optional<F extends Fields> = { readonly [Name in keyof F]: Shape<ValueOf<F[Name]> | undefined> }

/* @__NO_SIDE_EFFECTS__ */
const optionalFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)])) as Optional<F>

/**
 * A request for technologies, of a new project or of one that needs more. The server computes the difference itself; `diff_`
 * and `before_` may be sent and are ignored.
 */
export const dealRequest = object(
  {
    ...technologyFields,
    ...solutionFields,
    additional_comment: optional(nullable(text({ max: limits.messageMaxCharacters }))),
    deal_id: optional(nullable(identifier())),
    title: optional(name('Kitchen lamp')),
    upsell: optional(flag()),
    ...optionalFields(differenceFields),
  },
  { rule: (request) => faultsOfChoice(request) },
)
export type DealRequest = ValueOf<typeof dealRequest>

import { type BodyOf, type createDelivery, nothingChosen, useCaseOf } from '@saywright/api/contract'
import type { HandDelivery } from './DeliveryDialog.js'

/** A delivery as the call takes it. */
export function deliveryBody({ technology, languages, until, provider, message }: HandDelivery) {
  const { languages: field } = useCaseOf[technology]
  return {
    ...nothingChosen,
    [technology]: true,
    ...(field && { [field]: languages }),
    expire_on: until,
    provider,
    message: message.trim() || null,
  } as BodyOf<typeof createDelivery>
}

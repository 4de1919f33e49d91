import { type Option, wireValue } from '@saywright/api/catalogue'
import { incorrectForm } from '@saywright/http'

/** @throws ApiFailure `incorrect_form` for a topic that is not one of the list, in its English words. */
export function requireTopic(topics: readonly Option[], topic: string): void {
  if (!topics.some((option) => wireValue(option) === topic)) throw incorrectForm({ topic: 'invalid' })
}

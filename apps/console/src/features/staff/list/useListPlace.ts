import { useSearchParams } from 'react-router'
import { type ListPlace, readListPlace, writeListPlace } from './listPlace.js'

/** The place in a list, stored in the address, so that the result can be sent to a colleague. */
export function useListPlace(
  statuses?: readonly string[],
): readonly [place: ListPlace, go: (place: ListPlace) => void] {
  const [params, setParams] = useSearchParams()
  return [readListPlace(params, statuses), (place) => setParams(writeListPlace(place), { replace: true })]
}

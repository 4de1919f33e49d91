import { type ListPlace, listQuery } from '../list/listPlace.js'

/** The query for the server: the status of this list is the type of a file. */
export function filesQuery(place: ListPlace): ReturnType<typeof listQuery> {
  const query = listQuery({ ...place, status: '' })
  return place.status === '' ? query : { ...query, filters: { file_tag_by_type: place.status } }
}

import { Paginator } from '@saywright/ui'
import { moved, type PeoplePlace } from './peoplePlace.js'

export type PeoplePagesProps = {
  /** Name of the list. */
  label: string
  total: number
  place: PeoplePlace
  onPlace: (place: PeoplePlace) => void
}

/** The paginator of a list of people. */
export function PeoplePages({ label, total, place, onPlace }: PeoplePagesProps) {
  return (
    <Paginator
      label={label}
      page={place.page}
      pageSize={place.pageSize}
      total={total}
      onPageChange={(page) => onPlace(moved(place, { page }))}
      onPageSizeChange={(pageSize, page) => onPlace(moved(place, { pageSize, page }))}
    />
  )
}

import { toLoadable, useSavePersonLimits, useStaffPeople } from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useActAs } from '../acting/useActAs.js'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { peopleMessages } from './messages.js'
import { PeopleScreen } from './PeopleScreen.js'

export function PeopleRoute() {
  const t = useMessages(peopleMessages)
  const [place, go] = useListPlace()
  const people = useStaffPeople(true, listQuery(place))
  const send = useSavePersonLimits()
  const { save, onInvalid } = useSaved('staff-person')
  const act = useActAs()
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <PeopleScreen
        rows={toLoadable(people)}
        place={place}
        onPlace={go}
        onSave={({ person }, organizationsPerPerson) =>
          save(send({ params: { id: person.id }, body: { organizationsPerPerson } }), [
            'organizationsPerPerson',
          ])
        }
        onAct={act}
        onInvalid={onInvalid}
      />
    </>
  )
}

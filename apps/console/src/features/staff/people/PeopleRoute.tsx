import { displayedName } from '@saywright/api/contract'
import { toLoadable, useSavePersonLimits, useStaffPeople, useSwitchLicenceKey } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
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
  const locale = useLocale()
  const { notices } = useShell()
  const send = useSavePersonLimits()
  const switchKey = useSwitchLicenceKey()
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
        onSwitchKey={async ({ person }, disabled) => {
          await switchKey({ params: { id: person.id }, body: { disabled } })
          const text = t(disabled ? 'disableKey.done' : 'enableKey.done', {
            name: displayedName(person, locale),
          })
          notices.show({ tone: 'success', cause: 'staff-person', text })
        }}
        onInvalid={onInvalid}
      />
    </>
  )
}

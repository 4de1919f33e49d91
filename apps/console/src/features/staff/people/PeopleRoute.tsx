import { displayedName } from '@saywright/api/contract'
import {
  toLoadable,
  useSaveLicenceEnd,
  useSavePersonLimits,
  useSavePersonSales,
  useStaffPeople,
  useSwitchLicenceKey,
} from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
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
  const sendSales = useSavePersonSales()
  const switchKey = useSwitchLicenceKey()
  const saveEnd = useSaveLicenceEnd()
  const now = useNow(people.data?.data.map(({ licence_expires_at }) => licence_expires_at) ?? [])
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
        onSaveSales={({ person }, body) =>
          save(sendSales({ params: { id: person.id }, body }), Object.keys(body))
        }
        onAct={act}
        now={new Date(now)}
        onSaveEnd={({ person }, body) => save(saveEnd({ params: { id: person.id }, body }), ['end', 'date'])}
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

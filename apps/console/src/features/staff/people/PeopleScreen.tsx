import { displayedName, type StaffPerson } from '@saywright/api/contract'
import { Card, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { ActAsDialog, type ActAsDialogProps } from '../acting/ActAsDialog.js'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { LicenceEndDialog, type LicenceEndDialogProps } from './LicenceEndDialog.js'
import { LicenceKeyDialog, type LicenceKeyDialogProps } from './LicenceKeyDialog.js'
import { peopleMessages } from './messages.js'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.js'
import { PersonSalesDialog, type PersonSalesDialogProps } from './PersonSalesDialog.js'
import { PersonButtons, PersonName, personColumns } from './personColumns.js'

export type PeopleScreenProps = Pick<PersonDialogProps, 'onSave' | 'onInvalid'> &
  Pick<PersonSalesDialogProps, 'onSaveSales'> &
  Pick<ActAsDialogProps, 'onAct'> &
  Pick<LicenceKeyDialogProps, 'onSwitchKey'> &
  Pick<LicenceEndDialogProps, 'onSaveEnd' | 'now'> &
  ListProps<StaffPerson>

/** All accounts. */
export function PeopleScreen({
  onSave,
  onSaveSales,
  onAct,
  onSwitchKey,
  onSaveEnd,
  onInvalid,
  now,
  ...list
}: PeopleScreenProps) {
  const t = useMessages(peopleMessages)
  const locale = useLocale()
  const [open, setOpen] = useState<{
    dialog: 'limits' | 'sales' | 'acting' | 'key' | 'keyEnd'
    person: StaffPerson
  }>()
  const close = () => setOpen(undefined)
  const setting = {
    t,
    locale,
    now,
    onActAs: (person: StaffPerson) => setOpen({ dialog: 'acting', person }),
    onLimits: (person: StaffPerson) => setOpen({ dialog: 'limits', person }),
    onSales: (person: StaffPerson) => setOpen({ dialog: 'sales', person }),
    onKey: (person: StaffPerson) => setOpen({ dialog: 'key', person }),
    onKeyEnd: (person: StaffPerson) => setOpen({ dialog: 'keyEnd', person }),
  }
  const name = open ? displayedName(open.person.person, locale) : ''
  return (
    <StaffList
      {...list}
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      search={t('search')}
      table={{
        columns: personColumns(setting),
        folded: ['created'],
        rowKey: ({ person }) => person.id,
        renderCard: (person) => (
          <Card>
            <Stack gap="x2">
              <PersonName person={person} {...setting} />
              <PersonButtons person={person} {...setting} />
            </Stack>
          </Card>
        ),
      }}
    >
      {open?.dialog === 'limits' && (
        <PersonDialog
          person={open.person}
          name={name}
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={close}
        />
      )}
      {open?.dialog === 'sales' && (
        <PersonSalesDialog
          person={open.person}
          name={name}
          onSaveSales={onSaveSales}
          onInvalid={onInvalid}
          onClose={close}
        />
      )}
      {open?.dialog === 'acting' && (
        <ActAsDialog
          person={{ name, email: open.person.person.email }}
          isOpen
          onAct={onAct}
          onInvalid={onInvalid}
          onClose={close}
        />
      )}
      {open?.dialog === 'keyEnd' && (
        <LicenceEndDialog
          person={open.person}
          name={name}
          now={now}
          onSaveEnd={onSaveEnd}
          onInvalid={onInvalid}
          onClose={close}
        />
      )}
      {open?.dialog === 'key' && (
        <LicenceKeyDialog person={open.person} name={name} onSwitchKey={onSwitchKey} onClose={close} />
      )}
    </StaffList>
  )
}

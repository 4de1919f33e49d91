import type { StaffOrganization } from '@saywright/api/contract'
import { Card, Inline, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { organizationsMessages } from './messages.js'
import { OrganizationDialog, type OrganizationDialogProps } from './OrganizationDialog.js'
import { LimitsButton, membersIn, OrganizationName, organizationColumns } from './organizationColumns.js'

export type OrganizationsScreenProps = Pick<OrganizationDialogProps, 'onSave' | 'onInvalid'> &
  ListProps<StaffOrganization>

/** Every organization. */
export function OrganizationsScreen({ onSave, onInvalid, ...list }: OrganizationsScreenProps) {
  const t = useMessages(organizationsMessages)
  const [changed, setChanged] = useState<StaffOrganization>()
  return (
    <StaffList
      {...list}
      title={t('title')}
      lead={t('lead')}
      search={t('search')}
      columns={organizationColumns(t, setChanged)}
      rowKey={({ id }) => id}
      renderCard={(organization) => (
        <Card>
          <Stack gap="x2">
            <OrganizationName {...organization} />
            <Inline justify="between">
              <Text variant="bodySmall">{`${t('members')} ${membersIn(organization, t)}`}</Text>
              <LimitsButton organization={organization} t={t} onPress={setChanged} />
            </Inline>
          </Stack>
        </Card>
      )}
      failed={t('failed')}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      {changed && (
        <OrganizationDialog
          key={changed.id}
          organization={changed}
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={() => setChanged(undefined)}
        />
      )}
    </StaffList>
  )
}

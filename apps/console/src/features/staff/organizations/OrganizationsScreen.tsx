import type { StaffOrganization } from '@saywright/api/contract'
import { Card, Inline, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { organizationsMessages } from './messages.js'
import { OrganizationDialog, type OrganizationDialogProps } from './OrganizationDialog.js'
import { OrganizationSalesDialog, type OrganizationSalesDialogProps } from './OrganizationSalesDialog.js'
import {
  membersIn,
  OrganizationButtons,
  OrganizationName,
  organizationColumns,
} from './organizationColumns.js'

export type OrganizationsScreenProps = Pick<OrganizationDialogProps, 'onSave' | 'onInvalid'> &
  Pick<OrganizationSalesDialogProps, 'onSaveSales'> &
  ListProps<StaffOrganization>

/** Every organization. */
export function OrganizationsScreen({ onSave, onSaveSales, onInvalid, ...list }: OrganizationsScreenProps) {
  const t = useMessages(organizationsMessages)
  const [open, setOpen] = useState<{ dialog: 'limits' | 'sales'; organization: StaffOrganization }>()
  const close = () => setOpen(undefined)
  const actions = {
    onLimits: (organization: StaffOrganization) => setOpen({ dialog: 'limits', organization }),
    onSales: (organization: StaffOrganization) => setOpen({ dialog: 'sales', organization }),
  }
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
        columns: organizationColumns(t, actions),
        rowKey: ({ id }) => id,
        renderCard: (organization) => (
          <Card>
            <Stack gap="x2">
              <OrganizationName {...organization} />
              <Inline justify="between">
                <Text variant="bodySmall">{`${t('members')} ${membersIn(organization, t)}`}</Text>
                <OrganizationButtons organization={organization} t={t} {...actions} />
              </Inline>
            </Stack>
          </Card>
        ),
      }}
    >
      {open?.dialog === 'limits' && (
        <OrganizationDialog
          organization={open.organization}
          onSave={onSave}
          onInvalid={onInvalid}
          onClose={close}
        />
      )}
      {open?.dialog === 'sales' && (
        <OrganizationSalesDialog
          organization={open.organization}
          onSaveSales={onSaveSales}
          onInvalid={onInvalid}
          onClose={close}
        />
      )}
    </StaffList>
  )
}

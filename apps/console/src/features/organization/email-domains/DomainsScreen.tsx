import type { Loadable, Organization, OrganizationDomain } from '@saywright/api/contract'
import { Button, Card, Columns, ConfirmDialog, Icon, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { organizationMessages } from '../messages/index.js'
import { ReadOnlyNote } from '../ReadOnlyNote.js'
import { DomainForm, type DomainFormProps } from './DomainForm.js'
import { DomainSteps } from './DomainSteps.js'
import { DomainsCard, type DomainsCardProps } from './DomainsCard.js'

export type DomainsScreenProps = Pick<DomainsCardProps, 'domains' | 'addedId'> & {
  organization: Loadable<Organization>
  /** Absent for anyone who may only read. */
  adding?: (Omit<DomainFormProps, 'onClose'> & { isAskingForCode: boolean }) | undefined
  /** Absent for anyone who may not remove one. */
  onRemove?: ((domain: OrganizationDomain) => Promise<void>) | undefined
}

/** The domains of the organization; an administrator adds one by proving that it is theirs. */
export function DomainsScreen({ organization, domains, addedId, adding, onRemove }: DomainsScreenProps) {
  const t = useMessages(organizationMessages)
  const [isOpen, setIsOpen] = useState(false)
  const [removed, setRemoved] = useState<OrganizationDomain>()
  const list = <DomainsCard domains={domains} addedId={addedId} onRemove={onRemove && setRemoved} />
  if (!adding)
    return (
      <Stack gap="x3">
        {organization.state === 'ready' && <ReadOnlyNote organization={organization.value} />}
        {list}
      </Stack>
    )
  return (
    <Columns count="aside">
      <Stack gap="x3">
        {isOpen ? (
          <DomainForm {...adding} onClose={() => setIsOpen(false)} />
        ) : (
          <Card
            title={t('domains.add')}
            level={3}
            description={t('domains.addText')}
            actions={
              <Button variant="primary" icon={<Icon of={Plus} />} onPress={() => setIsOpen(true)}>
                {t('domains.add')}
              </Button>
            }
          />
        )}
        {list}
      </Stack>
      <DomainSteps
        current={adding.isAskingForCode ? 'code' : addedId !== undefined && !isOpen ? 'done' : 'name'}
      />
      {removed && (
        <ConfirmDialog
          isOpen
          title={t('domains.remove.title', { domain: removed.name })}
          confirmLabel={t('domains.removeButton')}
          onOpenChange={(isAsking) => !isAsking && setRemoved(undefined)}
          onConfirm={() => onRemove?.(removed)}
        >
          {t('domains.remove.text')}
        </ConfirmDialog>
      )}
    </Columns>
  )
}

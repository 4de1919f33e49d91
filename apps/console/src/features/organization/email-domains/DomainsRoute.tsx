import {
  toLoadable,
  useDeleteDomain,
  useDomainCheck,
  useDomains,
  useProfessionalEmailCheck,
} from '@saywright/api/react'
import { noticeOfInvalidForm, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import { CodeDialog } from '../../../parts/code-dialog/CodeDialog.js'
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { organizationMessages } from '../messages/index.js'
import { DomainsScreen } from './DomainsScreen.js'
import { useDomainAdding } from './useDomainAdding.js'

const markedMilliseconds = 2000

export function DomainsRoute() {
  const { organization, administered } = useOrganizationContext()
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const { id, name = '' } = organization.state === 'ready' ? organization.value : {}
  const domains = toLoadable(useDomains(id))
  const isCompany = useDomainCheck()
  const askEmail = useProfessionalEmailCheck()
  const remove = useDeleteDomain()
  const [addedId, setAddedId] = useState<number>()
  useEffect(() => {
    if (addedId === undefined) return
    const timer = setTimeout(() => setAddedId(undefined), markedMilliseconds)
    return () => clearTimeout(timer)
  }, [addedId])
  const { add, dialog } = useDomainAdding(administered?.id, (domain) => {
    setAddedId(domain.id)
    notices.show({
      cause: 'form',
      tone: 'success',
      text: t('domains.done', { domain: domain.name, organization: name }),
    })
  })
  return (
    <>
      <DomainsScreen
        organization={organization}
        domains={organization.state === 'failed' ? organization : domains}
        addedId={addedId}
        adding={
          administered
            ? {
                askDomain: async (domain, signal) => ((await isCompany(domain, signal)) ? domain : null),
                askEmail,
                onAdd: add,
                onInvalid: () => notices.show(noticeOfInvalidForm(i18n)),
                isAskingForCode: dialog !== undefined,
              }
            : undefined
        }
        onRemove={
          administered
            ? async (domain) => {
                await remove({ params: { id: administered.id, domainId: domain.id } })
                notices.show({
                  cause: 'domains',
                  tone: 'success',
                  text: t('domains.removed', { domain: domain.name }),
                })
              }
            : undefined
        }
      />
      {dialog && <CodeDialog {...dialog} verifyLabel={t('domains.verify')} />}
    </>
  )
}

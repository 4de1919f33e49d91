import { displayedName, type Organization } from '@saywright/api/contract'
import { Message } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from './messages/index.js'

/** Names the administrators to ask, for anyone who may only read. */
export function ReadOnlyNote({ organization }: { organization: Pick<Organization, 'administrators'> }) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const people = (organization.administrators ?? []).map((person) => displayedName(person, locale))
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(people)
  return (
    <Message title={t('readOnly.title')}>
      {people.length > 0 ? t('readOnly.ask', { names }) : t('readOnly.askNobody')}
    </Message>
  )
}

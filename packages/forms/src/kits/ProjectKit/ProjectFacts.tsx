import { labelOf, projectStatuses } from '@saywright/api/catalogue'
import { Columns, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { projectMessages } from './messages.js'

export type ProjectFactsProps = {
  /** The name of its organization. */
  organization: string
  /** As the server says it; none is said so. */
  status: string | null | undefined
}

/** What stands fast of a project: it can be read and copied. */
export function ProjectFacts({ organization, status }: ProjectFactsProps) {
  const t = useMessages(projectMessages)
  const locale = useLocale()
  return (
    <Columns count={{ phone: 1, tablet: 2 }}>
      <TextField label={t('organization')} value={organization} isReadOnly />
      <TextField
        label={t('status')}
        value={labelOf(projectStatuses, status, locale)}
        placeholder={t('noStatus')}
        isReadOnly
      />
    </Columns>
  )
}

import { labelOf, projectStatuses } from '@saywright/api/catalogue'
import { Columns, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { projectMessages } from './messages.js'

export type ProjectFactsProps = {
  /** Name of the organization of the project. */
  organization: string
  /** Status from the server; a missing status is shown as such. */
  status: string | null | undefined
}

/** Read-only data of a project. */
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

import { fieldNames, type SubmissionErrors } from '@saywright/forms'
import { formatBytes, useLocale, useMessages } from '@saywright/ui/i18n'
import { ProjectField } from '../downloads/ProjectField.js'
import type { ProjectSearch } from '../downloads/projectSearch.js'
import { RowDialog } from '../list/RowDialog.js'
import { packagesMessages } from './messages.js'
import { PackageFields } from './PackageFields.js'
import { faultsOfRange, firstValues, type PublishValues, publishRules } from './packageValues.js'

const nameOf = fieldNames<PublishValues>()

export type PublishDialogProps = {
  file: File
  search: ProjectSearch
  /** @returns what is beside the fields, or nothing when the upload has begun. */
  onPublish: (file: File, values: PublishValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The details of a package before its archive is sent. */
export function PublishDialog({ file, search, onPublish, ...rest }: PublishDialogProps) {
  const t = useMessages(packagesMessages)
  const locale = useLocale()
  return (
    <RowDialog<PublishValues>
      {...rest}
      title={t('publishOf', { name: file.name })}
      description={formatBytes(file.size, locale, 'fitting')}
      name={`publish-${file.name}`}
      rules={publishRules}
      compare={faultsOfRange}
      initialValues={firstValues}
      saveLabel={t('publish')}
      onSave={(values) => onPublish(file, values)}
    >
      <ProjectField name={nameOf('project')} label={t('project')} search={search} />
      <PackageFields descriptionHint={t('descriptionHint')} />
    </RowDialog>
  )
}

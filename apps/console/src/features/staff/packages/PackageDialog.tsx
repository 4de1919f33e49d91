import { type StaffPackage, savePackage } from '@saywright/api/contract'
import { rulesOf, type SubmissionErrors } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { RowDialog } from '../list/RowDialog.js'
import { packagesMessages } from './messages.js'
import { PackageFields } from './PackageFields.js'
import { referenceOf } from './packageColumns.js'
import { faultsOfRange, type PackageValues } from './packageValues.js'

export type PackageDialogProps = {
  changed: StaffPackage
  onSave: (changed: StaffPackage, values: PackageValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Changes what staff says of a package that is published. */
export function PackageDialog({ changed, onSave, ...rest }: PackageDialogProps) {
  const t = useMessages(packagesMessages)
  return (
    <RowDialog<PackageValues>
      {...rest}
      title={t('changeOf', { name: referenceOf(changed) })}
      description={t('changeText')}
      name={`staff-package-${changed.id}`}
      rules={rulesOf(savePackage)}
      compare={faultsOfRange}
      initialValues={{
        description: changed.description ?? '',
        min_studio_version: changed.min_studio_version ?? '',
        max_studio_version: changed.max_studio_version ?? '',
      }}
      onSave={(values) => onSave(changed, values)}
    >
      <PackageFields />
    </RowDialog>
  )
}

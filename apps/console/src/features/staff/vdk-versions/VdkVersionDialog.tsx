import { createVdkVersion, limits, type VdkVersion } from '@saywright/api/contract'
import { FormTextField, fieldNames, rulesOf, type SubmissionErrors } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { listMessages } from '../list/messages.js'
import { RowDialog } from '../list/RowDialog.js'
import { vdkVersionsMessages } from './messages.js'

export type VdkVersionValues = { label: string; display_name: string }
const nameOf = fieldNames<VdkVersionValues>()

export type VdkVersionDialogProps = {
  /** Absent: a new one. */
  version: VdkVersion | undefined
  onSave: (version: VdkVersion | undefined, values: VdkVersionValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

export function VdkVersionDialog({ version, onSave, ...rest }: VdkVersionDialogProps) {
  const t = useMessages(vdkVersionsMessages)
  const words = useMessages(listMessages)
  return (
    <RowDialog<VdkVersionValues>
      {...rest}
      title={version ? words('changeOf', { name: version.label }) : t('add')}
      name={`staff-vdk-version-${version?.id ?? 'new'}`}
      rules={rulesOf(createVdkVersion)}
      initialValues={{ label: version?.label ?? '', display_name: version?.display_name ?? '' }}
      onSave={(values) => onSave(version, values)}
    >
      <FormTextField
        name={nameOf('label')}
        label={t('label')}
        description={t('labelHint')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
      />
      <FormTextField
        name={nameOf('display_name')}
        label={t('displayName')}
        description={t('displayNameHint')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
      />
    </RowDialog>
  )
}

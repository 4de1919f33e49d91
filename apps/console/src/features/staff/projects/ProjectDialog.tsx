import { limits, type StaffProject, saveStaffProject, type VdkVersion } from '@saywright/api/contract'
import {
  FormSegmented,
  FormSelect,
  FormTextField,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
} from '@saywright/forms'
import { Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { RowDialog } from '../list/RowDialog.js'
import { projectsMessages } from './messages.js'
import { type StatusValue, statusOptions, statusValues } from './statusWords.js'

/** `version` is the number of one, or `none`. */
type Values = {
  status: StatusValue | ''
  beta: 'yes' | 'no'
  version: string
  lead_id: string
  project_id: string
}
const nameOf = fieldNames<Omit<Values, 'status' | 'beta'> & { status: string; beta: Values['beta'] | '' }>()
const crmIds = ['lead_id', 'project_id'] as const

export type ProjectChange = {
  status: StatusValue | undefined
  beta_access: boolean
  vdk_version_id: number | null
  lead_id: string | null
  project_id: string | null
}

type ChangedProject = Pick<
  StaffProject,
  'id' | 'title' | 'status' | 'beta_access' | 'vdk_version' | 'lead_id' | 'project_id'
> & {
  organization: { name: string }
}

export type ProjectDialogProps = {
  project: ChangedProject
  versions: readonly VdkVersion[]
  onSave: (project: ChangedProject, change: ProjectChange) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The fields of a project that only staff may change. */
export function ProjectDialog({ project, versions, onSave, ...rest }: ProjectDialogProps) {
  const t = useMessages(projectsMessages)
  const locale = useLocale()
  const status = statusValues.find((value) => value === project.status) ?? ''
  return (
    <RowDialog<Values>
      {...rest}
      title={t('changeOf', { project: project.title })}
      description={project.organization.name}
      name={`staff-project-${project.id}`}
      rules={rulesOf(saveStaffProject)}
      initialValues={{
        status,
        beta: project.beta_access ? 'yes' : 'no',
        version: project.vdk_version ? String(project.vdk_version.id) : 'none',
        lead_id: project.lead_id ?? '',
        project_id: project.project_id ?? '',
      }}
      onSave={(values) =>
        onSave(project, {
          status: values.status || undefined,
          beta_access: values.beta === 'yes',
          vdk_version_id: Number(values.version) || null,
          lead_id: values.lead_id.trim() || null,
          project_id: values.project_id.trim() || null,
        })
      }
    >
      <FormSelect name={nameOf('status')} label={t('status')} options={statusOptions(locale)} />
      <FormSegmented
        name={nameOf('beta')}
        label={t('beta')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
      <Text variant="bodySmall" tone="secondary">
        {t('betaHint')}
      </Text>
      <FormSelect
        name={nameOf('version')}
        label={t('version')}
        description={t('versionHint')}
        options={[
          { value: 'none', label: t('noVersion') },
          ...versions.map(({ id, label, display_name }) => ({
            value: String(id),
            label: t('versionNamed', { label, name: display_name }),
          })),
        ]}
      />
      {crmIds.map((id) => (
        <FormTextField
          key={id}
          name={nameOf(id)}
          label={t(`crm.${id}`)}
          maxLength={limits.nameMaxCharacters}
          autoComplete="off"
          isOptional
        />
      ))}
    </RowDialog>
  )
}

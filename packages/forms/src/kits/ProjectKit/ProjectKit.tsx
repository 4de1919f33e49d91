import {
  label,
  type Option,
  operatingSystems,
  solutionCategories,
  solutionElectronics,
  solutionEndUsers,
  useEnvironments,
  wireValue,
} from '@saywright/api/catalogue'
import { limits } from '@saywright/api/contract'
import { Columns, Stack, TextField } from '@saywright/ui'
import { type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMultiSelect } from '../../fields/FormMultiSelect/FormMultiSelect.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { FormTextArea } from '../../fields/FormTextArea/FormTextArea.js'
import { FormTextField } from '../../fields/FormTextField/FormTextField.js'
import { projectMessages } from './messages.js'
import { ProjectFacts, type ProjectFactsProps } from './ProjectFacts.js'
import type { ProjectValues } from './project.js'

const nameOf = fieldNames<ProjectValues>()

const choices = (options: readonly Option[], locale: Locale) =>
  options.map((option) => ({ value: wireValue(option), label: label(option, locale) }))

export type ProjectKitProps = {
  /** Read-only data of an existing project; absent for a new one. */
  facts?: ProjectFactsProps & {
    /** Version of the VDK, only for projects with beta access. */
    vdkVersion?: string | undefined
  }
}

/** The fields of a project and its target. Selected values are submitted in English. */
export function ProjectKit({ facts }: ProjectKitProps) {
  const t = useMessages(projectMessages)
  const locale = useLocale()
  return (
    <Stack gap="x4">
      <FormTextField
        name={nameOf('title')}
        label={t('title')}
        maxLength={limits.nameMaxCharacters}
        isRequired
      />
      {facts && <ProjectFacts organization={facts.organization} status={facts.status} />}
      <Columns count={{ phone: 1, tablet: 2 }}>
        <FormMultiSelect
          name={nameOf('solution_operating_system')}
          label={t('systems')}
          placeholder={t('chooseSeveral')}
          options={choices(operatingSystems, locale)}
          isRequired
        />
        <FormMultiSelect
          name={nameOf('solution_category')}
          label={t('categories')}
          placeholder={t('chooseSeveral')}
          options={choices(solutionCategories, locale)}
          isRequired
        />
        {facts?.vdkVersion && <TextField label={t('version')} value={facts.vdkVersion} isReadOnly />}
        {!facts && (
          <>
            <FormSelect
              name={nameOf('solution_electronic')}
              label={t('electronic')}
              placeholder={t('choose')}
              options={choices(solutionElectronics, locale)}
              isOptional
            />
            <FormSelect
              name={nameOf('solution_end_user')}
              label={t('endUser')}
              placeholder={t('choose')}
              options={choices(solutionEndUsers, locale)}
              isOptional
            />
            <FormSelect
              name={nameOf('solution_use_environment')}
              label={t('environment')}
              placeholder={t('choose')}
              options={choices(useEnvironments, locale)}
              isOptional
            />
          </>
        )}
      </Columns>
      <FormTextArea
        name={nameOf('additional_comment')}
        label={t('comment')}
        description={t('commentHint')}
        maxLength={limits.messageMaxCharacters}
        isRequired
      />
    </Stack>
  )
}

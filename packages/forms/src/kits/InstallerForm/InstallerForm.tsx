import { labelOf, platforms } from '@saywright/api/catalogue'
import { Icon } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { fieldNames } from '../../core/fieldNames.js'
import { SubmitButton } from '../../core/SubmitButton.js'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { useFormChoice } from '../../core/useFormChoice.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import type { FieldErrors } from '../../core/validate.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import * as css from './InstallerForm.css.js'
import {
  blankInstaller,
  type Installer,
  installerOf,
  installerRules,
  installerSystems,
  versionsFor,
} from './installer.js'
import { installerMessages } from './messages.js'

const nameOf = fieldNames(blankInstaller)

export type InstallerFormProps = {
  /** Available installers, at least one. */
  installers: readonly Installer[]
  /**
   * Called with the selected installer, to download it. Resolve with the errors to show, or with `undefined`.
   */
  onDownload: (installer: Installer) => Promise<SubmissionErrors | undefined>
  /** Called when the user tries to download without a selection. */
  onInvalid?: () => void
}

/** Selects operating system and version of the studio and downloads its installer. */
export function InstallerForm({ installers, onDownload, onInvalid }: InstallerFormProps) {
  const t = useMessages(installerMessages)
  return (
    <ValidatedForm
      rules={installerRules}
      initialValues={blankInstaller}
      compare={(values): FieldErrors =>
        installerOf(installers, values) ? {} : { studio_version: 'required' }
      }
      onSubmit={async (values) => {
        const chosen = installerOf(installers, values)
        return chosen && onDownload(chosen)
      }}
      {...(onInvalid && { onInvalid })}
      aria-label={t('download')}
    >
      <div className={css.line}>
        <InstallerFields installers={installers} />
        <div className={css.way}>
          <SubmitButton icon={<Icon of={Download} />} pendingLabel={t('downloading')}>
            {t('download')}
          </SubmitButton>
        </div>
      </div>
    </ValidatedForm>
  )
}

function InstallerFields({ installers }: Pick<InstallerFormProps, 'installers'>) {
  const t = useMessages(installerMessages)
  const locale = useLocale()
  const { value: system = '' } = useFormChoice<string>(nameOf('operating_system'))
  const systems = installerSystems.filter((each) => versionsFor(installers, each).length > 0)
  const versions = versionsFor(installers, system)
  return (
    <>
      <FormSelect
        name={nameOf('operating_system')}
        label={t('system')}
        placeholder={t('choose')}
        options={systems.map((value) => ({ value, label: labelOf(platforms, value, locale) }))}
      />
      <FormSelect
        name={nameOf('studio_version')}
        label={t('version')}
        placeholder={t('choose')}
        {...(system === '' && { description: t('systemFirst') })}
        options={versions.map((value) => ({ value, label: value }))}
      />
    </>
  )
}

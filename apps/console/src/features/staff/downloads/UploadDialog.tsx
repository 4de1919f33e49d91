import { platforms, resourceTypes, technologies } from '@saywright/api/catalogue'
import {
  FormError,
  FormMultiSelect,
  FormSelect,
  FormTextField,
  fieldNames,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { Button, Dialog, Inline, Stack } from '@saywright/ui'
import { formatBytes, type Locale, useLocale, useMessages } from '@saywright/ui/i18n'
import { filesMessages } from './messages.js'
import { ProjectField } from './ProjectField.js'
import type { ProjectSearch } from './projectSearch.js'
import { firstValues, type UploadValues, uploadRules } from './uploadValues.js'

const nameOf = fieldNames<UploadValues>()

export type UploadDialogProps = {
  file: File
  search: ProjectSearch
  /** @returns what is beside the fields, or nothing when the upload has begun. */
  onUpload: (file: File, values: UploadValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The details of a file before it is sent. */
export function UploadDialog({ file, search, onUpload, onInvalid, onClose }: UploadDialogProps) {
  const t = useMessages(filesMessages)
  const locale = useLocale()
  return (
    <Dialog
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      title={t('uploadOf', { name: file.name })}
      description={formatBytes(file.size, locale, 'fitting')}
    >
      <ValidatedForm<UploadValues>
        name={`upload-${file.name}`}
        aria-label={t('uploadOf', { name: file.name })}
        rules={uploadRules}
        initialValues={firstValues(file)}
        onInvalid={onInvalid}
        onSubmit={async (values) => {
          const errors = await onUpload(file, values)
          if (!errors) onClose()
          return errors
        }}
      >
        <Stack gap="x3">
          <FormError hasFallback={false} />
          <ProjectField name={nameOf('project')} label={t('project')} search={search} />
          <FormTextField name={nameOf('name')} label={t('name')} description={t('nameHint')} />
          <FormSelect
            name={nameOf('type')}
            label={t('type')}
            options={[{ value: '', label: t('noType') }, ...optionsOf(resourceTypes, locale)]}
            isOptional
          />
          <FormMultiSelect
            name={nameOf('platforms')}
            label={t('platforms')}
            options={optionsOf(platforms, locale)}
            isOptional
          />
          <FormMultiSelect
            name={nameOf('technologies')}
            label={t('technologies')}
            options={optionsOf(technologies, locale)}
            isOptional
          />
          <FormTextField name={nameOf('version')} label={t('version')} isOptional />
          <Inline justify="end">
            <Button onPress={onClose}>{t('cancel')}</Button>
            <SubmitButton pendingLabel={t('beginning')}>{t('begin')}</SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    </Dialog>
  )
}

type Coded = Readonly<Record<Locale, string>> & { readonly code: string }

const optionsOf = (options: readonly Coded[], locale: Locale) =>
  options.map((option) => ({ value: option.code, label: option[locale] }))

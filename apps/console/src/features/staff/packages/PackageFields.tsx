import { limits } from '@saywright/api/contract'
import { FormTextField, fieldNames } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { packagesMessages } from './messages.js'
import type { PackageValues } from './packageValues.js'

const nameOf = fieldNames<PackageValues>()

/** The details of a package, all of them optional. */
export function PackageFields({ descriptionHint }: { descriptionHint?: string }) {
  const t = useMessages(packagesMessages)
  const words = { invalid: t('wrongVersion'), outOfRange: t('wrongRange') }
  return (
    <>
      <FormTextField
        name={nameOf('description')}
        label={t('description')}
        description={descriptionHint}
        maxLength={limits.freeTextMaxCharacters}
        isOptional
      />
      <FormTextField
        name={nameOf('min_studio_version')}
        label={t('min')}
        description={t('versionHint')}
        words={words}
        autoComplete="off"
        isOptional
      />
      <FormTextField
        name={nameOf('max_studio_version')}
        label={t('max')}
        description={t('versionHint')}
        words={words}
        autoComplete="off"
        isOptional
      />
    </>
  )
}

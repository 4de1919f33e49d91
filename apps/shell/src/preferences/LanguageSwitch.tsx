import { SegmentedControl } from '@saywright/ui'
import { type Locale, useMessages } from '@saywright/ui/i18n'
import { shellMessages } from '../messages/index.js'

export type LanguageSwitchProps = { locale: Locale; onChange: (locale: Locale) => void }

/** The two languages of the interface, each in its own name. */
export function LanguageSwitch({ locale, onChange }: LanguageSwitchProps) {
  const t = useMessages(shellMessages)
  return (
    <SegmentedControl
      label={t('language.label')}
      value={locale}
      onChange={onChange}
      options={[
        { value: 'en-US', label: t('language.english'), shortLabel: 'EN', lang: 'en' },
        { value: 'fr-FR', label: t('language.french'), shortLabel: 'FR', lang: 'fr' },
      ]}
    />
  )
}

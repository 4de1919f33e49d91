import {
  chosenLanguageFields,
  hasLanguages,
  type LanguageFaults,
  type LanguageField,
  nothingChosen,
  type TechnologyChoice,
  toggleAllLanguages,
} from '@saywright/api/contract'
import { Inline, Stack, Text, VisuallyHidden } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useState } from 'react'
import { UseCaseGlyph } from '../UseCasePicker/UseCaseGlyph.js'
import { LanguageCards } from './LanguageCards.js'
import { LanguagePanels } from './LanguagePanels.js'
import { afterPick, alsoTicked } from './languagePicks.js'
import { languageWords } from './languageRows.js'
import { languageMessages } from './messages.js'

export type LanguagePickerProps = {
  /** The choice so far; its use cases are already selected. */
  value: TechnologyChoice
  onChange: (value: TechnologyChoice) => void
  /** Resources that the project already has; their languages cannot be removed. */
  delivered?: TechnologyChoice
  /** Result of `faultsOfLanguages`, once the user tried to continue. */
  errors?: LanguageFaults
  /**
   * Heading level of the use case names.
   * @default 3
   */
  level?: 2 | 3 | 4
}

const noFaults: LanguageFaults = {}

/**
 * Selects the languages of each chosen use case that needs them: panels, and on phones cards with a dialog
 * each.
 */
export function LanguagePicker({
  value,
  onChange,
  delivered = nothingChosen,
  errors = noFaults,
  level = 3,
}: LanguagePickerProps) {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const isPhone = useWidthClass() === 'phone'
  const [said, setSaid] = useState('')
  const fields = chosenLanguageFields(value)
  const ready = fields.filter((field) => hasLanguages(value, field)).length
  const pick = (field: LanguageField, name: string, isPicked: boolean) => {
    const next = afterPick(value, { field, name, isPicked }, delivered)
    const count = alsoTicked(value, next, field)
    setSaid(count > 0 ? t('alsoTicked', { language: languageWords(name, locale), count }) : '')
    onChange(next)
  }
  const layout = { fields, choice: value, delivered, faults: errors, level }
  return (
    <Stack gap="x3">
      <Inline justify="between">
        <Text tone="secondary">{t('hint')}</Text>
        <Inline allowsWrapping={false}>
          <UseCaseGlyph choice={value} />
          <Text as="span" weight="medium">
            {t('ready', { count: ready, total: fields.length })}
          </Text>
        </Inline>
      </Inline>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isPhone ? (
        <LanguageCards {...layout} onConfirm={onChange} />
      ) : (
        <LanguagePanels
          {...layout}
          onPick={pick}
          onToggleAll={(field) => onChange(toggleAllLanguages(value, field, delivered))}
        />
      )}
    </Stack>
  )
}

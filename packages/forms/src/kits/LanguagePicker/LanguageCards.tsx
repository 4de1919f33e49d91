import { type LanguageField, languagesOf, type TechnologyChoice } from '@saywright/api/contract'
import { Button, Heading, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { UseCaseTile } from '../UseCasePicker/UseCaseTile.js'
import { nameOfUseCase } from '../UseCasePicker/useCaseLooks.js'
import * as css from './LanguageCards.css.js'
import { LanguageDialog } from './LanguageDialog.js'
import type { LanguageLayoutProps } from './LanguagePanels.js'
import { languageMessages } from './messages.js'
import { PickedTags } from './PickedTags.js'
import { useNotOffered } from './useNotOffered.js'

type LanguageCardsProps = LanguageLayoutProps & {
  /** Called with the choice confirmed in the dialog of a use case. */
  onConfirm: (choice: TechnologyChoice) => void
}

/** A card for each use case, with a full-screen dialog to select its languages. */
export function LanguageCards({ fields, choice, delivered, faults, level, onConfirm }: LanguageCardsProps) {
  const [edited, setEdited] = useState<LanguageField>()
  return (
    <Stack gap="x2">
      {fields.map((field) => (
        <LanguageCard
          key={field}
          field={field}
          choice={choice}
          level={level}
          isAtFault={faults[field] !== undefined}
          onEdit={() => setEdited(field)}
        />
      ))}
      {edited && (
        <LanguageDialog
          field={edited}
          choice={choice}
          delivered={delivered}
          onCancel={() => setEdited(undefined)}
          onConfirm={(confirmed) => {
            onConfirm(confirmed)
            setEdited(undefined)
          }}
        />
      )}
    </Stack>
  )
}

type LanguageCardProps = {
  field: LanguageField
  choice: TechnologyChoice
  level: 2 | 3 | 4
  isAtFault: boolean
  onEdit: () => void
}

function LanguageCard({ field, choice, level, isAtFault, onEdit }: LanguageCardProps) {
  const t = useMessages(languageMessages)
  const locale = useLocale()
  const notOffered = useNotOffered(choice, field)
  const { flag } = languagesOf[field]
  const name = nameOfUseCase(flag, locale)
  const picked = choice[field]
  const faultId = `${field}-fault`
  return (
    <section className={css.card} data-invalid={isAtFault || undefined}>
      <div className={css.header}>
        <UseCaseTile flag={flag} />
        <Heading level={level} variant="h3">
          {name}
        </Heading>
        <span className={css.count}>{t('selected', { count: picked.length })}</span>
      </div>
      {picked.length > 0 && (
        <div className={css.tags}>
          <PickedTags names={picked} />
        </div>
      )}
      {notOffered && (
        <Text variant="caption" tone="secondary">
          {notOffered}
        </Text>
      )}
      {isAtFault && (
        <span id={faultId} className={css.fault}>
          {t('required')}
        </span>
      )}
      <Button
        onPress={onEdit}
        aria-label={t('editOf', { useCase: name })}
        {...(isAtFault && { 'aria-describedby': faultId })}
      >
        {t('edit')}
      </Button>
    </section>
  )
}

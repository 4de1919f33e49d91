import { languageLabel } from '@saywright/api/catalogue'
import type { GrammarRequest } from '@saywright/api/client'
import { creditsOf, limits, type VoiceCommandModel } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import {
  Button,
  CheckboxGroup,
  Icon,
  Inline,
  Message,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextArea,
} from '@saywright/ui'
import { useLanguageTag, useLocale, useMessages } from '@saywright/ui/i18n'
import { Languages, RefreshCw, Sparkles, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { helperMessages } from '../../messages/helperMessages.js'
import type { HelperView } from '../../model/workspace/VoiceCommandWorkspace.js'
import { form } from './HelperDialog.css.js'

export type HelperFormProps = {
  helper: HelperView
  model: Pick<VoiceCommandModel, 'name' | 'language'>
  /** The grammar that is open. */
  grammar: string
  /** Names of the dynamic slots. */
  slots: readonly string[]
  onAsk: (request: GrammarRequest) => void
}

/** Key under which the description is stored. */
export const helperDraft = 'helper'

const modes = [
  ['generate', WandSparkles],
  ['translate', Languages],
] as const
type Mode = (typeof modes)[number][0]

/** The description, its cost, and where it is sent. */
export function HelperForm({ helper, model, grammar, slots, onAsk }: HelperFormProps) {
  const { generation, state } = helper
  const { name, language } = model
  const t = useMessages(helperMessages)
  const locale = useLocale()
  const tag = useLanguageTag()
  const [mode, setMode] = useState<Mode>('generate')
  const [description, setDescription] = useKeptState(
    helperDraft,
    state.status === 'offered' && state.request.mode === 'generate' ? state.request.form.description : '',
  )
  const [allowed, setAllowed] = useState(slots.slice(0, limits.generationSlotsMax))
  const others = helper.languages.filter((code) => code !== language)
  const [to, setTo] = useState(others[0])
  const { credits, service } = generation
  const cost = creditsOf(grammar)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(credits.renews_at),
  )
  const isTooLong = grammar.length > limits.generationGrammarMaxCharacters
  const hasCredits = credits.left >= cost
  const isGiven = mode === 'generate' ? description.trim() !== '' : to !== undefined
  const isAgain = state.status === 'offered' && state.request.mode === mode
  const ask = () => {
    if (mode === 'translate' && to) onAsk({ mode, form: { grammar, from: language, to } })
    if (mode === 'generate')
      onAsk({ mode, form: { language, name, description: description.trim(), grammar, slots: [...allowed] } })
  }
  return (
    <div className={form}>
      <Stack gap="x3">
        <Inline>
          <SegmentedControl
            label={t('mode')}
            value={mode}
            onChange={setMode}
            options={modes.map(([value, icon]) => ({ value, label: t(value), icon: <Icon of={icon} /> }))}
          />
        </Inline>
        {mode === 'generate' && (
          <TextArea
            label={t('description')}
            description={t('noNames')}
            rows={4}
            hasCounter
            maxLength={limits.generationDescriptionMaxCharacters}
            value={description}
            onChange={setDescription}
          />
        )}
        {mode === 'generate' && slots.length > 0 && (
          <CheckboxGroup
            label={t('mayUse')}
            orientation="horizontal"
            options={slots.map((each) => ({
              value: each,
              label: `<${each}>`,
              isDisabled: allowed.length >= limits.generationSlotsMax && !allowed.includes(each),
            }))}
            value={allowed}
            onChange={setAllowed}
          />
        )}
        {mode === 'translate' &&
          (others.length > 0 ? (
            <Select
              label={t('language')}
              options={others.map((code) => ({ value: code, label: languageLabel(code, locale) }))}
              value={to ?? null}
              onChange={setTo}
            />
          ) : (
            <Text tone="secondary">{t('noLanguage')}</Text>
          ))}
        {isTooLong && (
          <Message tone="warning">
            {t('tooLong', {
              limit: new Intl.NumberFormat(tag).format(limits.generationGrammarMaxCharacters),
            })}
          </Message>
        )}
        {!hasCredits && <Message tone="warning">{t('noCredits', { date })}</Message>}
        <Inline gap="x2">
          <Button
            icon={<Icon of={isAgain ? RefreshCw : Sparkles} />}
            variant={isAgain ? 'secondary' : 'primary'}
            isDisabled={!isGiven || !hasCredits || isTooLong}
            isPending={state.status === 'running'}
            onPress={ask}
          >
            {t(isAgain ? `${mode}Again` : mode)}
          </Button>
          {hasCredits && <Text variant="bodySmall">{t('uses', { count: cost })}</Text>}
        </Inline>
        <Text variant="caption" tone="secondary">
          {t('sent', { service: service ?? '' })}
        </Text>
      </Stack>
    </div>
  )
}

import type { Analysis } from '@saywright/grammar'
import { Message, Stack, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { libraryMessages } from './messages.js'
import { isFreeName } from './offeredRules.js'
import type { RuleChoice } from './useImportChoice.js'

export type OwnNameProps = {
  analysis: Analysis
  /** Its own name, which is taken. */
  rule: string
  choice: RuleChoice
  onChoose: (choice: RuleChoice) => void
}

/** Another name for a rule whose own is taken. */
export function OwnName({ analysis, rule, choice, onChoose }: OwnNameProps) {
  const t = useMessages(libraryMessages)
  const isTold = choice.as !== rule && !isFreeName(analysis, choice.as)
  return (
    <Stack gap="x1">
      <Message tone="warning">{t('taken', { rule: `<${rule}>` })}</Message>
      <TextField
        label={t('ownName')}
        value={choice.as === rule ? '' : choice.as}
        onChange={(as) => onChoose({ name: rule, as })}
        {...(isTold && { error: t('invalidName') })}
      />
    </Stack>
  )
}

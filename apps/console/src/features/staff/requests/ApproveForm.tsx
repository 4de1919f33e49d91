import { approveDeal, limits, type Tag } from '@saywright/api/contract'
import {
  type FieldErrors,
  FormError,
  FormMaskedField,
  FormSelect,
  FormTextArea,
  fieldNames,
  masks,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  useFormChoice,
  ValidatedForm,
} from '@saywright/forms'
import { Columns, Inline, Stack, Text } from '@saywright/ui'
import { formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { writtenDay } from '../../../parts/writtenDay.js'
import { daysAfter, faultOfEnd } from './endDate.js'
import { requestsMessages } from './messages.js'

/** `until` is the last day, as `2026-12-31`; null for no end. */
export type Approval = { until: string | null; provider: string; message: string }

type Values = { until: string; provider: string; message: string }
const nameOf = fieldNames<Values>()

export type ApproveFormProps = {
  requestId: number
  /** How many members are notified. */
  members: number
  /** The first of the 30 days. */
  now: Date
  /** Providers that can deliver. */
  providers: readonly Tag[]
  onApprove: (approval: Approval) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
}

export function ApproveForm({ requestId, members, now, providers, onApprove, onInvalid }: ApproveFormProps) {
  const t = useMessages(requestsMessages)
  const locale = useLocale()
  const compare = ({ until }: Values): FieldErrors => {
    const fault = faultOfEnd(until, now, limits.evaluationDaysMax)
    return fault ? { until: fault } : {}
  }
  return (
    <ValidatedForm<Values>
      name={`approve-${requestId}`}
      rules={rulesOf(approveDeal)}
      compare={compare}
      initialValues={{
        until: formatDate(daysAfter(now, limits.evaluationDays)),
        provider: providers[0]?.display_name ?? 'none',
        message: '',
      }}
      onSubmit={({ until, provider, ...words }) =>
        onApprove({
          ...words,
          provider: provider === 'none' ? '' : provider,
          until: writtenDay(until) ?? null,
        })
      }
      onInvalid={onInvalid}
      aria-label={t('decision.approve')}
    >
      <Stack gap="x3">
        <FormError hasFallback={false} />
        <Columns count={{ phone: 1, tablet: 2 }}>
          <FormMaskedField
            name={nameOf('until')}
            mask={masks.date}
            label={t('decision.until')}
            description={t('decision.untilHint')}
            words={{ invalid: t('decision.wrongDate'), outOfRange: t('decision.pastDate') }}
            autoComplete="off"
            isOptional
          />
          <FormSelect
            name={nameOf('provider')}
            label={t('decision.provider')}
            options={[
              { value: 'none', label: t('decision.noProvider') },
              ...providers.map(({ display_name, translations }) => ({
                value: display_name,
                label: translations[locale],
              })),
            ]}
          />
        </Columns>
        <FormTextArea
          name={nameOf('message')}
          label={t('decision.message')}
          maxLength={limits.freeTextMaxCharacters}
          rows={2}
          isOptional
        />
        <Inline justify="between">
          <Text variant="bodySmall" tone="secondary">
            {t('decision.told', { count: members })}
          </Text>
          <ApproveButton />
        </Inline>
      </Stack>
    </ValidatedForm>
  )
}

/** Names the date, so that the approved date is the visible one. */
function ApproveButton() {
  const t = useMessages(requestsMessages)
  const { value: date = '' } = useFormChoice<string>(nameOf('until'))
  return (
    <SubmitButton pendingLabel={t('decision.saving')}>
      {date === '' ? t('decision.approveForGood') : t('decision.approveUntil', { date })}
    </SubmitButton>
  )
}

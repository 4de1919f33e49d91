import { languageLabel } from '@saywright/api/catalogue'
import {
  languageCodeOf,
  limits,
  object,
  offeredLanguages,
  optional,
  type Tag,
  text,
  type UseCaseFlag,
  useCaseFlags,
  useCaseOf,
} from '@saywright/api/contract'
import {
  FormMultiSelect,
  FormSelect,
  FormTextArea,
  fieldNames,
  nameOfUseCase,
  type SubmissionErrors,
  useFormChoice,
} from '@saywright/forms'
import { formatDate, useLocale, useMessages } from '@saywright/ui/i18n'
import { writtenDay } from '../../../parts/writtenDay.js'
import { RowDialog } from '../list/RowDialog.js'
import { daysAfter, faultOfEnd } from '../requests/endDate.js'
import { deliveryMessages } from './deliveryMessages.js'
import { EndField } from './EndField.js'

/** `until` is the end of the last day; null for no end. */
export type HandDelivery = {
  technology: UseCaseFlag
  languages: readonly string[]
  until: string | null
  provider: string | null
  message: string
}

type Values = {
  technology: UseCaseFlag | ''
  languages: readonly string[]
  until: string
  /** English words of one, or `none`. */
  provider: string
  message: string
}
const nameOf = fieldNames<Values>()
const rules = object({ message: optional(text({ max: limits.freeTextMaxCharacters })) })

export type DeliveryDialogProps = {
  project: string
  members: number
  now: Date
  providers: readonly Tag[]
  onDeliver: (delivery: HandDelivery) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** Delivers one technology to a project without a request. */
export function DeliveryDialog({
  project,
  members,
  now,
  providers,
  onDeliver,
  ...rest
}: DeliveryDialogProps) {
  const t = useMessages(deliveryMessages)
  const locale = useLocale()
  return (
    <RowDialog<Values>
      {...rest}
      title={t('deliverTo', { project })}
      description={t('deliverText', { count: members })}
      name="staff-delivery"
      rules={rules}
      compare={({ technology, languages, until }) => {
        const end = faultOfEnd(until, now, limits.evaluationDaysMax)
        const isWithout = technology !== '' && useCaseOf[technology].languages && languages.length === 0
        return {
          ...(technology === '' && { technology: 'required' as const }),
          ...(isWithout && { languages: 'atLeastOneRequired' as const }),
          ...(end && { until: end }),
        }
      }}
      initialValues={{
        technology: '',
        languages: [],
        until: formatDate(daysAfter(now, limits.evaluationDays)),
        provider: providers[0]?.display_name ?? 'none',
        message: '',
      }}
      onSave={async ({ technology, languages, until, provider, message }) =>
        technology === ''
          ? undefined
          : onDeliver({
              technology,
              languages: offered(technology).filter((name) => languages.includes(name)),
              until: writtenDay(until) ?? null,
              provider: provider === 'none' ? null : provider,
              message,
            })
      }
    >
      <FormSelect
        name={nameOf('technology')}
        label={t('technology')}
        options={useCaseFlags.map((flag) => ({ value: flag, label: nameOfUseCase(flag, locale) }))}
      />
      <LanguagesField />
      <EndField name={nameOf('until')} label={t('ends')} hint={t('endsHint')} />
      <FormSelect
        name={nameOf('provider')}
        label={t('provider')}
        options={[
          { value: 'none', label: t('noProvider') },
          ...providers.map(({ display_name, translations }) => ({
            value: display_name,
            label: translations[locale],
          })),
        ]}
      />
      <FormTextArea
        name={nameOf('message')}
        label={t('message')}
        maxLength={limits.freeTextMaxCharacters}
        isOptional
      />
    </RowDialog>
  )
}

function offered(technology: UseCaseFlag): string[] {
  const { languages } = useCaseOf[technology]
  return languages ? offeredLanguages(languages) : []
}

/** The languages of the technology; nothing for one that needs none. */
function LanguagesField() {
  const t = useMessages(deliveryMessages)
  const locale = useLocale()
  const { value: technology = '' } = useFormChoice<UseCaseFlag | ''>(nameOf('technology'))
  const names = technology === '' ? [] : offered(technology)
  if (names.length === 0) return null
  return (
    <FormMultiSelect
      name={nameOf('languages')}
      label={t('languages')}
      options={names.map((value) => ({
        value,
        label: languageLabel(languageCodeOf(value) ?? value, locale),
      }))}
    />
  )
}

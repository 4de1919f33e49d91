import type { BodyOf, Organization, saveOrganization } from '@saywright/api/contract'
import { type FieldErrors, isSiren } from '@saywright/forms'
import { formatDay } from '@saywright/ui/i18n'
import { writtenDay } from '../../../parts/writtenDay.js'

const texts = [
  'email_pro',
  'postal_address',
  'description',
  'vat',
  'naf',
  'siren',
  'currency',
  'linkedin',
  'jurisdiction_code',
] as const

/** Further details of an organization; `incorporated_on` is DD/MM/YYYY, an empty text is absent. */
export type FurtherValues = Record<(typeof texts)[number] | 'incorporated_on', string>

export function furtherValues(organization: Partial<Organization>): FurtherValues {
  const { incorporation_date: day } = organization
  return {
    ...(Object.fromEntries(texts.map((field) => [field, organization[field] ?? ''])) as FurtherValues),
    incorporated_on: day ? formatDay(day) : '',
  }
}

type Body = Pick<BodyOf<typeof saveOrganization>, (typeof texts)[number] | 'incorporation_date'>

export function furtherBody(values: FurtherValues): Body {
  return {
    ...(Object.fromEntries(texts.map((field) => [field, values[field].trim() || null])) as Body),
    incorporation_date: writtenDay(values.incorporated_on) ?? null,
  }
}

/** Errors beyond the rules of the call: a number with a wrong checksum, and a day that does not exist. */
export function furtherFaults({ siren, incorporated_on }: FurtherValues): FieldErrors {
  return {
    ...(siren.trim() !== '' && !isSiren(siren) && { siren: 'invalid' }),
    ...(incorporated_on !== '' && !writtenDay(incorporated_on) && { incorporated_on: 'invalid' }),
  }
}

import {
  activities,
  countries,
  countryGroups,
  industries,
  type Option,
  organizationSizes,
  subIndustries,
  wireValue,
} from '@saywright/api/catalogue'
import { domainOf, type FieldErrorKey } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { isWebmail } from '../../data/isWebmail.js'

type Details = Readonly<Record<string, string | null | undefined>>

const choices: Readonly<Record<string, readonly Option[]>> = {
  country: countries,
  geographic_area: countryGroups,
  industry: industries,
  sub_industry: subIndustries,
  business_activity: activities,
  size: organizationSizes,
}

/**
 * The details of an organization, ready to be stored: trimmed, without omitted ones.
 *
 * @throws ApiFailure `incorrect_form` for a choice that no list has, a sub-industry of another industry, and webmail.
 */
export function organizationDetails(form: Details): Record<string, string | null> {
  const details = Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value?.trim() || null]),
  )
  const errors: Record<string, FieldErrorKey> = {}
  for (const [field, options] of Object.entries(choices)) {
    const value = details[field]
    if (value && !options.some((option) => wireValue(option) === value)) errors[field] = 'invalid'
  }
  if (!isOfIndustry(details)) errors.sub_industry ??= 'invalid'
  if (details.email_pro && isWebmail(domainOf(details.email_pro))) errors.email_pro = 'webmailEmail'
  if (Object.keys(errors).length > 0) throw incorrectForm(errors)
  return details
}

function isOfIndustry({ industry, sub_industry }: Details): boolean {
  const chosen = subIndustries.find((option) => wireValue(option) === sub_industry)
  if (!chosen || !industry) return true
  return industries.some(({ code, ...words }) => code === chosen.parent && words['en-US'] === industry)
}

import { industries, subIndustries, wireValue } from '@saywright/api/catalogue'
import type { BodyOf, Organization, saveOrganization } from '@saywright/api/contract'

const fields = [
  'name',
  'website_url',
  'country',
  'geographic_area',
  'industry',
  'sub_industry',
  'business_activity',
  'size',
] as const

/** What the form of an organization holds: choices in English, the empty text for what is not given. */
export type OrganizationValues = Record<(typeof fields)[number], string>

/** What stands in the form of an organization at first, when nothing is known. */
export const blankOrganization = Object.fromEntries(fields.map((field) => [field, ''])) as OrganizationValues

/** What the form holds of an organization that the server knows. */
export function organizationValues(organization: Pick<Organization, keyof OrganizationValues>) {
  return Object.fromEntries(fields.map((field) => [field, organization[field] ?? ''])) as OrganizationValues
}

/** The body of `saveOrganization`, or of `createOrganization`, for what the form holds. */
export function organizationBody(values: OrganizationValues): BodyOf<typeof saveOrganization> {
  return {
    ...values,
    website_url: values.website_url.trim(),
    sub_industry: values.sub_industry || null,
    business_activity: values.business_activity || null,
  }
}

/** The parts of an industry, both by their English words; an unknown industry has none. */
export function subIndustriesOf(industry: string) {
  const { code } = industries.find((option) => wireValue(option) === industry) ?? {}
  return subIndustries.filter(({ parent }) => parent === code)
}

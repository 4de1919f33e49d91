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

/** Values of the organization form: options in English, an empty text for absent values. */
export type OrganizationValues = Record<(typeof fields)[number], string>

/** Initial values of the form of a new organization. */
export const blankOrganization = Object.fromEntries(fields.map((field) => [field, ''])) as OrganizationValues

/** Converts an organization of the server to the values of the form. */
export function organizationValues(organization: Pick<Organization, keyof OrganizationValues>) {
  return Object.fromEntries(fields.map((field) => [field, organization[field] ?? ''])) as OrganizationValues
}

/** Converts the values of the form to the body of `saveOrganization` or `createOrganization`. */
export function organizationBody(values: OrganizationValues): BodyOf<typeof saveOrganization> {
  return {
    ...values,
    website_url: values.website_url.trim(),
    sub_industry: values.sub_industry || null,
    business_activity: values.business_activity || null,
  }
}

/** Sub-industries of an industry, both in English; an unknown industry has none. */
export function subIndustriesOf(industry: string) {
  const { code } = industries.find((option) => wireValue(option) === industry) ?? {}
  return subIndustries.filter(({ parent }) => parent === code)
}

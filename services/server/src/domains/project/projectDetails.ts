import type { ProjectDetails } from '@saywright/api/contract'

const fields = [
  'solution_category',
  'solution_operating_system',
  'solution_electronic',
  'solution_end_user',
  'solution_use_environment',
  'project_maturity',
  'forecasted_volume',
  'avg_unit_price',
  'technical_contact',
] as const satisfies readonly (keyof ProjectDetails)[]

/** The solution of a form, ready to be stored: without omitted fields, and each choice once. */
export function projectDetails(form: ProjectDetails): ProjectDetails {
  const written = fields.map((field) => [field, form[field]] as const)
  return Object.fromEntries(
    written
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, Array.isArray(value) ? [...new Set(value)] : value]),
  )
}

/** The fields of a form that differ from the stored ones. */
export function changedDetails(known: ProjectDetails, details: ProjectDetails): string[] {
  return fields.filter(
    (field) =>
      details[field] !== undefined &&
      JSON.stringify(details[field] ?? null) !== JSON.stringify(known[field] ?? null),
  )
}

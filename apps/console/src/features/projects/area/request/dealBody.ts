import {
  type DealRequest,
  languageFields,
  type Project,
  type TechnologyChoice,
  technologyDifference,
} from '@saywright/api/contract'

/** The body of a request for more resources: all that the project will have, and what of it is new. */
export function dealBody(
  project: Pick<Project, 'title' | 'deal_id'>,
  delivered: TechnologyChoice,
  choice: TechnologyChoice,
): DealRequest {
  const difference = technologyDifference(delivered, choice)
  const lists = languageFields.flatMap((field) => [
    [field, [...choice[field]]],
    [`diff_${field}`, [...difference[`diff_${field}`]]],
    [`before_${field}`, [...difference[`before_${field}`]]],
  ])
  return {
    ...choice,
    ...difference,
    ...Object.fromEntries(lists),
    title: project.title,
    deal_id: project.deal_id ?? null,
    upsell: true,
  }
}

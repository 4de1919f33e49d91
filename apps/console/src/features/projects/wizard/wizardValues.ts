import { nothingChosen, type ProjectRequest, type TechnologyChoice, type User } from '@saywright/api/contract'
import { blankProfile, blankProject, type ProjectValues, projectBody } from '@saywright/forms'

export type PersonValues = Omit<typeof blankProfile, 'email'>

/** The project, and whose it is: an organization that is known, or the name and the address of a new one. */
export type DetailsValues = ProjectValues & {
  organization_id: string
  organization_name: string
  email_pro: string
}

/** All values of the wizard. */
export type WizardValues = {
  readonly person: PersonValues
  readonly choice: TechnologyChoice
  readonly details: DetailsValues
}

const { email: _, ...blankPerson } = blankProfile
const personFields = Object.keys(blankPerson) as (keyof PersonValues)[]

/** The initial values of the wizard for a user. */
export function firstValues(
  user: Pick<User, keyof PersonValues>,
  organizationId: number | undefined,
): WizardValues {
  const person = Object.fromEntries(personFields.map((field) => [field, user[field] ?? ''])) as PersonValues
  return {
    person,
    choice: nothingChosen,
    details: {
      ...blankProject,
      organization_id: organizationId === undefined ? '' : String(organizationId),
      organization_name: '',
      email_pro: person.verified_email,
    },
  }
}

/** The project in a request, without its organization. */
export function projectOf({ details }: WizardValues) {
  const { organization_id, organization_name, email_pro, ...project } = details
  return projectBody(project)
}

/** The request in the form of the contract. */
export function requestOf(values: WizardValues): ProjectRequest {
  const { title, ...solution } = projectOf(values)
  // The fields offer only the words of the lists.
  return { ...values.choice, ...solution } as ProjectRequest
}

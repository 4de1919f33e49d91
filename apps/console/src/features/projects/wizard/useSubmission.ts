import { toApiError } from '@saywright/api/contract'
import {
  useCreateOrganization,
  useCreateProject,
  useDealStatusCheck,
  useNameOrganization,
  useSaveDeal,
} from '@saywright/api/react'
import { type SubmissionErrors, submissionErrors } from '@saywright/forms'
import { useApiFailure } from '@saywright/shell'
import type { Outcome } from './ConfirmationStep.js'
import type { DraftKeeper } from './draft/createDraftKeeper.js'
import { projectOf, requestOf, type WizardValues } from './wizardValues.js'

type Submission = {
  keeper: Pick<DraftKeeper, 'made' | 'note'>
  /** Whether an organization was made without asking for a name, which is given with the project. */
  isUnnamed: (organizationId: number) => boolean
  /** Whether the person proved to read the mails of a company address. */
  prove: (email: string) => Promise<boolean>
  /** The project has a request that is open. */
  onOpenDeal: () => void
  /** The request was saved by an attempt whose answer never came. */
  onSubmitted: () => void
  onSaved: (outcome: Outcome) => void
}

/** Neither sent nor invalid: the wizard stays where it is. */
const stay: SubmissionErrors = {}

/**
 * Submits the wizard: for a first project the code of a mail and the organization, then the project, then the request.
 * Objects created by a failed attempt are not created again.
 */
export function useSubmission({ keeper, isUnnamed, prove, onOpenDeal, onSubmitted, onSaved }: Submission) {
  const createOrganization = useCreateOrganization()
  const nameOrganization = useNameOrganization()
  const createProject = useCreateProject()
  const dealStatus = useDealStatusCheck()
  const saveDeal = useSaveDeal()
  const failure = useApiFailure()

  async function ownerOf({ details }: WizardValues): Promise<number | undefined> {
    const made = keeper.made().organization_id
    if (made) return made
    const known = Number(details.organization_id)
    if (known && isUnnamed(known)) {
      const body = { name: details.organization_name.trim() }
      await nameOrganization({ params: { id: known }, body, isFailureShown: true })
      await keeper.note({ organization_id: known })
    }
    if (known) return known
    const email_pro = details.email_pro.trim()
    if (!(await prove(email_pro))) return undefined
    const body = { name: details.organization_name.trim(), email_pro }
    const { id } = await createOrganization({ body, isFailureShown: true })
    await keeper.note({ organization_id: id })
    return id
  }

  async function projectIdOf(values: WizardValues): Promise<number | undefined> {
    const known = keeper.made().project_id
    if (known) return known
    const organization_id = await ownerOf(values)
    if (organization_id === undefined) return undefined
    const body = { ...projectOf(values), organization_id } as Parameters<typeof createProject>[0]['body']
    const { id } = await createProject({ body, isFailureShown: true })
    await keeper.note({ project_id: id })
    return id
  }

  async function sendRequest(id: number, values: WizardValues): Promise<SubmissionErrors | undefined> {
    try {
      const { status, created_at } = await saveDeal(id, requestOf(values))
      onSaved({ status, created_at })
      return undefined
    } catch (thrown) {
      // It adds nothing, because the same request was sent before.
      if (toApiError(thrown).code !== 'nothing_changed') return submissionErrors(thrown, [])
      onSubmitted()
      return stay
    }
  }

  return async (values: WizardValues): Promise<SubmissionErrors | undefined> => {
    try {
      const isBegun = keeper.made().project_id !== undefined
      const id = await projectIdOf(values)
      if (id === undefined) return stay
      if (isBegun && (await dealStatus(id)).deal_opened) {
        onOpenDeal()
        return stay
      }
      return await sendRequest(id, values)
    } catch (thrown) {
      const { name, ...errors } = failure(thrown, ['name', 'title', 'email_pro', 'additional_comment'])
      return name ? { ...errors, organization_name: name } : errors
    }
  }
}

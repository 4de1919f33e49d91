import type { BodyOf, Organization, saveUser as saveUserCall, User } from '@saywright/api/contract'
import { useOrganizationNameCheck, useProfessionalEmailCheck, useSaveUser } from '@saywright/api/react'
import { professionalEmailCheck } from '@saywright/forms'
import { brand, noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CodeDialog } from '../../../parts/code-dialog/CodeDialog.js'
import { useEmailProof } from '../../../parts/code-dialog/useEmailProof.js'
import { useStudio } from '../../../parts/studio/useStudio.js'
import type { Outcome } from './ConfirmationStep.js'
import { DraftConflictDialog } from './DraftConflictDialog.js'
import type { DraftKeeper } from './draft/createDraftKeeper.js'
import { ownedBy } from './draft/ownedBy.js'
import { wizardMessages } from './messages/index.js'
import { ProjectWizardScreen } from './ProjectWizardScreen.js'
import { useSubmission } from './useSubmission.js'
import { useWizardAddress } from './useWizardAddress.js'
import { firstValues, type PersonValues } from './wizardValues.js'

type OpenWizardProps = {
  user: User
  keeper: DraftKeeper
  /** Restarts with the version of the server. */
  onReload: () => void
  /** The organization in focus. */
  focusedId: number | undefined
  /** Organizations that the user administers. */
  organizations: readonly Organization[]
  /** Leaves for the projects, and says why. */
  onLeave: (why: string) => void
}

/** The wizard, once it is known who asks and how far they have come. */
export function OpenWizard({ user, keeper, onReload, focusedId, organizations, onLeave }: OpenWizardProps) {
  const t = useMessages(wizardMessages)
  const { i18n, notices } = useShell()
  const draft = useSyncExternalStore(keeper.subscribe, keeper.state)
  const conflict = useSyncExternalStore(keeper.subscribe, keeper.conflict)
  const address = useWizardAddress()
  const { openStudio } = useStudio()
  // Objects that the wizard creates on its way do not change its steps.
  const [begun] = useState(() => {
    const own = organizations.map(({ id, name, is_named, email_pro }) => ({
      id,
      name,
      isUnnamed: is_named === false,
      email: email_pro ?? user.verified_email ?? undefined,
    }))
    const [only] = own
    const ownerId = own.find(({ id }) => id === focusedId)?.id ?? only?.id
    return {
      organizations: own,
      isPersonKnown: user.is_completed,
      initialValues: firstValues(user, ownerId),
      isAhead: !user.is_completed && (keeper.store.read()?.step ?? 'person') !== 'person',
      store: withOwner(
        keeper,
        own.map(({ id }) => id),
        ownerId,
      ),
    }
  })
  const [outcome, setOutcome] = useState<Outcome>()
  const askEmail = useProfessionalEmailCheck()
  const isNameTaken = useOrganizationNameCheck()
  const saveUser = useSaveUser()
  const failure = useApiFailure()
  const { prove, dialog } = useEmailProof(false)
  const leave = (why: string) => {
    keeper.store.clear()
    onLeave(why)
  }
  const submit = useSubmission({
    keeper,
    isUnnamed: (id) => begun.organizations.some((one) => one.id === id && one.isUnnamed),
    prove,
    onOpenDeal: () => leave(t('faults.dealOpen')),
    onSubmitted: () => leave(t('faults.alreadySubmitted')),
    onSaved: setOutcome,
  })
  const sayProfileFirst = () =>
    notices.show({ cause: 'wizard', tone: 'error', text: t('faults.profileFirst') })
  useEffect(() => {
    if (begun.isAhead) notices.show({ cause: 'wizard', tone: 'error', text: t('faults.profileFirst') })
  }, [begun, notices, t])

  const savePerson = async (person: PersonValues) => {
    try {
      // The rules of the form let only the words of the lists pass.
      const body = person as BodyOf<typeof saveUserCall>
      await saveUser({ params: { id: user.id }, body, isFailureShown: true })
      return undefined
    } catch (thrown) {
      return failure(thrown, Object.keys(person))
    }
  }
  return (
    <>
      <ProjectWizardScreen
        state={{
          place: { initialValues: begun.initialValues, store: begun.store, draft, address },
          person: { isKnown: begun.isPersonKnown, isComplete: user.is_completed, email: user.email },
          request: { organizations: begun.organizations, outcome },
          checks: {
            corporateEmail: professionalEmailCheck(askEmail),
            organizationName: {
              run: async (name, signal) => ((await isNameTaken(name, signal)) ? 'alreadyExists' : undefined),
              onFailure: 'valid',
            },
          },
          links: {
            next: {
              productTourHref: brand.links.productTour,
              documentationHref: brand.links.documentation && consolePaths.documentation,
              inviteHref: consolePaths.inviteUsers,
            },
            meetingHref: brand.links.meeting,
            projectsHref: consolePaths.projects,
          },
        }}
        actions={{
          person: { save: savePerson },
          request: {
            submit: async (values) => {
              if (user.is_completed) return submit(values)
              sayProfileFirst()
              return {}
            },
            openStudio: () => {
              const { project_id } = keeper.made()
              if (project_id !== undefined) openStudio(project_id)
            },
          },
          notices: {
            showInvalid: () => notices.show(noticeOfInvalidForm(i18n)),
            showReset: (undo) =>
              notices.show({
                cause: 'wizard',
                tone: 'success',
                text: t('languages.wasReset'),
                action: { label: t('languages.undo'), onPress: undo },
              }),
          },
        }}
      />
      {dialog && <CodeDialog {...dialog} />}
      {conflict && (
        <DraftConflictDialog
          other={conflict}
          onKeep={keeper.overwrite}
          onTake={() => {
            keeper.giveWay()
            onReload()
          }}
        />
      )}
    </>
  )
}

/** A draft without an organization, or with one that is left, is assigned to a current one. */
function withOwner(
  { store, made }: DraftKeeper,
  ids: readonly number[],
  ownerId: number | undefined,
): DraftKeeper['store'] {
  const { organization_id } = made()
  const owner = organization_id !== undefined && ids.includes(organization_id) ? organization_id : ownerId
  return {
    ...store,
    read: () => {
      const place = store.read()
      return place && { ...place, values: ownedBy(place.values, owner, ids) }
    },
  }
}

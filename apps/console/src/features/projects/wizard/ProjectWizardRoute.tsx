import { bothReady } from '@saywright/api/contract'
import { toLoadable, useOrganizations } from '@saywright/api/react'
import { DocumentTitle, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { useDraftKeeper } from './draft/useDraftKeeper.js'
import { wizardMessages } from './messages/index.js'
import { OpenWizard } from './OpenWizard.js'
import { WizardWait } from './WizardWait.js'

/** The wizard of a project, for who administers the organization in focus or belongs to none yet. */
export function ProjectWizardRoute() {
  const t = useMessages(wizardMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  const { user, organization, organizations, isAdministrator, isEmpty } = useFocusedOrganization()
  const isRefused = user !== undefined && !isAdministrator && !isEmpty
  /** Leaves for the projects, and says why. */
  const leaveBecause = useCallback(
    (text: string) => {
      notices.show({ cause: 'wizard', tone: 'error', isForNextPage: true, text })
      void navigate(consolePaths.projects, { replace: true })
    },
    [notices, navigate],
  )
  useEffect(() => {
    if (isRefused) leaveBecause(t('faults.administratorsOnly'))
  }, [isRefused, leaveBecause, t])
  const keeper = useDraftKeeper(isRefused ? undefined : user?.id, () =>
    leaveBecause(t('faults.alreadySubmitted')),
  )
  const own = toLoadable(useOrganizations())
  const all = bothReady(keeper, own)
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      {all.state === 'ready' && user ? (
        <OpenWizard
          user={user}
          keeper={all.value[0].keeper}
          onReload={all.value[0].reload}
          focusedId={organization?.id}
          organizations={all.value[1].filter(({ id }) =>
            organizations.some((link) => link.id === id && link.role === 'administrator'),
          )}
          onLeave={leaveBecause}
        />
      ) : (
        all.state !== 'ready' && <WizardWait loadable={all} />
      )}
    </>
  )
}

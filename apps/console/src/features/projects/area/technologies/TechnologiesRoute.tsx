import { limits, type TechnologyChoice, unknownDeliveries } from '@saywright/api/contract'
import { useDealStatusCheck, useHealth, useSaveDeal, useStartTrial } from '@saywright/api/react'
import { lazyComponent, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense, useState } from 'react'
import { useProjectContext } from '../layout/ProjectLayoutRoute.js'
import { dealBody } from '../request/dealBody.js'
import { requestMessages } from '../request/messages.js'
import { deliveredNow } from './deliveredNow.js'
import { technologiesMessages } from './messages.js'
import { TechnologiesScreen } from './TechnologiesScreen.js'

// Loaded only for a request.
const RequestDialog = lazyComponent(() => import('../request/RequestDialog.js'), 'RequestDialog')

export function TechnologiesRoute() {
  const { project, isAdministrator, now } = useProjectContext()
  const t = useMessages(technologiesMessages)
  const said = useMessages(requestMessages)
  const { notices, log } = useShell()
  const [delivered, setDelivered] = useState<TechnologyChoice>()
  const checkDeal = useDealStatusCheck()
  const saveDeal = useSaveDeal()
  const startTrial = useStartTrial()
  const isAutomatic = useHealth().data?.approves_requests ?? false

  const request = async () => {
    const { deal_opened } = await checkDeal(project.id)
    if (deal_opened) notices.show({ cause: 'deal', tone: 'error', text: t('dealAlreadyOpen') })
    else {
      const tags = project.deliveries ?? project.tags
      for (const delivery of unknownDeliveries(tags)) log(`No words for the delivered ${delivery}`)
      setDelivered(deliveredNow(project, now))
    }
  }
  const send = async (choice: TechnologyChoice) => {
    if (!delivered) return false
    try {
      const { status } = await saveDeal(project.id, dealBody(project, delivered, choice))
      const text = said(status === 'approved' ? 'approved' : 'saved')
      notices.show({ cause: 'form', tone: 'success', text })
      return true
    } catch {
      // The client has reported a refused call; the selection stays.
      return false
    }
  }
  return (
    <>
      <TechnologiesScreen
        project={project}
        now={now}
        onStartTrial={async () => {
          await startTrial({ params: { id: project.id } })
          const text = t('trial.started', { count: limits.trialHours })
          notices.show({ cause: 'trial', tone: 'success', text })
        }}
        onRequest={isAdministrator ? request : undefined}
      />
      {delivered && (
        <Suspense>
          <RequestDialog
            projectId={project.id}
            isAutomatic={isAutomatic}
            delivered={delivered}
            onNothingChanged={() =>
              notices.show({ cause: 'form', tone: 'error', text: said('nothingChanged') })
            }
            onSend={send}
            onClose={() => setDelivered(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

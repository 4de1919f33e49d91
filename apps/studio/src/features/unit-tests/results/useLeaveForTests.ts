import { useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { unitTestsMessages } from '../messages/index.js'

/** Redirects from a missing test to the unit tests of its model, which say so. */
export function useLeaveForTests(projectId: number, modelId: number, isMissing: boolean): void {
  const t = useMessages(unitTestsMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'unit-test', tone: 'error', isForNextPage: true, text: t('missing') })
    void navigate(studioPaths.unitTests({ projectId, modelId }), { replace: true })
  }, [isMissing, projectId, modelId, navigate, notices, t])
}

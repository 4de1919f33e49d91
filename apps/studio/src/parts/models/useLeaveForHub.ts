import { useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { modelsMessages } from './messages.js'

/** Leads to the overview, which says so, when no model can be loaded. */
export function useLeaveForHub(projectId: number, isMissing: boolean): void {
  const t = useMessages(modelsMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'model', tone: 'error', isForNextPage: true, text: t('noModel') })
    void navigate(studioPaths.project({ projectId }), { replace: true })
  }, [isMissing, projectId, navigate, notices, t])
}

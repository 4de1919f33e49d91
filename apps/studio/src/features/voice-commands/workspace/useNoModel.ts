import { useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { voiceCommandsMessages } from '../messages/index.js'

/** Leads to the overview, which says so, when no model can be loaded. */
export function useNoModel(projectId: number, isMissing: boolean): void {
  const t = useMessages(voiceCommandsMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'model', tone: 'error', isForNextPage: true, text: t('noModel') })
    void navigate(studioPaths.project({ projectId }), { replace: true })
  }, [isMissing, projectId, navigate, notices, t])
}

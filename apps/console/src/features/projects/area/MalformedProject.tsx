import { useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { areaMessages } from './messages.js'

/** Shown at an address with an invalid project id: redirects to the projects, and says why. */
export function MalformedProject() {
  const t = useMessages(areaMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  useEffect(() => {
    notices.show({ cause: 'project', tone: 'error', isForNextPage: true, text: t('malformed') })
    void navigate(consolePaths.projects, { replace: true })
  }, [notices, navigate, t])
  return null
}

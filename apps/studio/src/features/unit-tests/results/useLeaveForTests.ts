import { useShell } from '@saywright/shell'

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTestMessages } from '../TestedTypeContext.js'

/** Redirects from a missing test to the unit tests of its model, which say so. */
export function useLeaveForTests(testsHref: string, isMissing: boolean): void {
  const t = useTestMessages()
  const { notices } = useShell()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'unit-test', tone: 'error', isForNextPage: true, text: t('missing') })
    void navigate(testsHref, { replace: true })
  }, [isMissing, testsHref, navigate, notices, t])
}

import { consolePaths } from '@saywright/shell/paths'
import { useEffect } from 'react'
import { inConsole } from './inConsole.js'

/** Leads to the console when the project does not exist or this person may not see it; the console asks again and says so. */
export function useMissingProject(projectId: number, isMissing: boolean): void {
  useEffect(() => {
    if (isMissing) window.location.replace(inConsole(consolePaths.studio({ projectId })))
  }, [isMissing, projectId])
}

import { consolePaths } from '@saywright/shell/paths'
import { useNavigate } from 'react-router'
import { useStudio } from '../../../parts/studio/useStudio.js'
import type { OpenStep } from './firstSteps.js'

/** Leads to where a first step is taken. @param firstProject the first one that is shown; the sample without one. */
export function useTakeStep(firstProject: number | undefined): (step: OpenStep) => void {
  const { openStudio, openSample } = useStudio()
  const navigate = useNavigate()
  return (step) => {
    if (step === 'profile') void navigate(consolePaths.profile)
    else if (step === 'project') void navigate(consolePaths.newProject)
    else if (firstProject !== undefined) openStudio(firstProject)
    else openSample()
  }
}

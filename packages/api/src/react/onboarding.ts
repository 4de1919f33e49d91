import { getOnboarding, openSample, saveOnboarding } from '../contract/onboarding/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** The first steps of the person, as far as they and the organization have come. */
export const useOnboarding = (organizationId: number | undefined, isWanted = true) =>
  useRead(getOnboarding, isWanted ? { query: { organization_id: organizationId } } : undefined)

export const useSaveOnboarding = () => useAction(saveOnboarding, ['v3/onboarding'])

/** Makes the sample project where there is none yet. */
export const useOpenSample = () =>
  useAction(openSample, ['v3/projects', 'v3/organizations', 'v3/me', 'v3/onboarding'])

import { getOnboarding, openSample, saveOnboarding } from '../contract/onboarding/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** The onboarding steps of the user, with the progress of user and organization. */
export const useOnboarding = (organizationId: number | undefined, isWanted = true) =>
  useRead(getOnboarding, isWanted ? { query: { organization_id: organizationId } } : undefined)

export const useSaveOnboarding = () => useAction(saveOnboarding, ['v3/onboarding'])

/** Creates the sample project if there is none. */
export const useOpenSample = () =>
  useAction(openSample, ['v3/projects', 'v3/organizations', 'v3/me', 'v3/onboarding'])

import type { ServerRoute } from '../shared/call.js'
import { getOnboardingRoute, saveOnboardingRoute } from './onboarding.js'
import { openSampleRoute } from './openSample.js'

export const onboardingRoutes: readonly ServerRoute[] = [
  getOnboardingRoute,
  saveOnboardingRoute,
  openSampleRoute,
]

import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, type } from '../kernel/structs.js'

/** How far a person has come from the account to the first command that was recognized. */
export const onboarding = type({
  steps: type({
    account: flag({ [docs]: { example: true } }),
    profile: flag({ [docs]: { example: true, note: 'the profile is complete' } }),
    project: flag({ [docs]: { example: true, note: 'the organization has a project' } }),
    command: flag({ [docs]: { example: false, note: 'a sentence was recognized with one of its models' } }),
  }),
  is_welcome_closed: flag({ [docs]: { example: false } }),
  is_tour_closed: flag({ [docs]: { example: false, note: 'the person was shown around, or skipped it' } }),
  is_closed: flag({ [docs]: { example: false, note: 'the person has seen that everything is ready' } }),
})
export type Onboarding = ValueOf<typeof onboarding>

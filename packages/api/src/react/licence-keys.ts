import { rotateLicenceKey, saveLicenceEnd, switchLicenceKey } from '../contract/licence-keys/calls.js'
import { useAction } from './useAction.js'

/** Replaces the license key of the user, which is read with the account. */
export const useRotateLicenceKey = () => useAction(rotateLicenceKey, ['v3/me'])

/** Disables or enables the license key of a user. */
export const useSwitchLicenceKey = () => useAction(switchLicenceKey, ['v3/staff/users', 'v3/me'])

/** Sets the end of the license key of a user. */
export const useSaveLicenceEnd = () => useAction(saveLicenceEnd, ['v3/staff/users', 'v3/me'])

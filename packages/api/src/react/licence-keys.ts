import { rotateLicenceKey, saveLicenceEnd, switchLicenceKey } from '../contract/licence-keys/calls.js'
import { useAction } from './useAction.js'

/** Replaces one's own license key, which is read with the account. */
export const useRotateLicenceKey = () => useAction(rotateLicenceKey, ['v3/me'])

/** Disables the license key of somebody, or enables it again. */
export const useSwitchLicenceKey = () => useAction(switchLicenceKey, ['v3/staff/users', 'v3/me'])

/** Says when the license key of somebody ends. */
export const useSaveLicenceEnd = () => useAction(saveLicenceEnd, ['v3/staff/users', 'v3/me'])

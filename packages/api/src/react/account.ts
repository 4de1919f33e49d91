import {
  deletePicture,
  deleteUser,
  exportUser,
  me,
  savePicture,
  saveUser,
  setLanguage,
  setMarketingStatus,
  setNotificationParameters,
} from '../contract/account/calls.js'
import { listStaffPeople, savePersonLimits, savePersonSales } from '../contract/account/staffPeople.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

/** The signed-in user; nothing is read while `isLoggedIn` is false. */
export const useMe = (isLoggedIn = true) => useRead(me, isLoggedIn ? {} : undefined)
export const useSetLanguage = () => useAction(setLanguage, ['v3/me'])

const account = ['v3/me', 'v3/organizations'] as const

/** Saves the profile; its name and picture are visible to colleagues. */
export const useSaveUser = () => useAction(saveUser, [...account, 'v3/users', 'v3/sessions', 'v3/onboarding'])
export const useSavePicture = () => useAction(savePicture, account)
export const useDeletePicture = () => useAction(deletePicture, account)

export const useSetMarketingStatus = () => useAction(setMarketingStatus, ['v3/me'])
export const useSetNotificationParameters = () => useAction(setNotificationParameters, ['v3/me'])

/** Deletes the account, which also ends the session: clear it, and navigate to the sign-in page. */
export const useDeleteUser = () => useAction(deleteUser)

/** Exports all personal data of the user, to be saved as a file. */
export const useExportUser = () => useAction(exportUser)

/** All users with an account; read only when `isStaff`. */
export const useStaffPeople = (isStaff: boolean, query: QueryOf<typeof listStaffPeople> = {}) =>
  useRead(listStaffPeople, isStaff ? { query } : undefined)
export const useSavePersonLimits = () => useAction(savePersonLimits, ['v3/staff/users'])
export const useSavePersonSales = () =>
  useAction(savePersonSales, ['v3/staff/users', 'v3/staff/deals', 'v3/me'])

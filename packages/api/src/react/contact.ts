import {
  handleStaffMessage,
  listStaffMessages,
  sendContactMessage,
  sendFeedback,
} from '../contract/contact/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const inbox = 'v3/staff/messages'

export const useSendContactMessage = () => useAction(sendContactMessage, [inbox])
export const useSendFeedback = () => useAction(sendFeedback, [inbox])

/** The contact messages; read only when `isStaff`. */
export const useStaffMessages = (isStaff: boolean, query: QueryOf<typeof listStaffMessages> = {}) =>
  useRead(listStaffMessages, isStaff ? { query } : undefined)

export const useHandleStaffMessage = () => useAction(handleStaffMessage, [inbox])

import type { ServerRoute } from '../shared/call.js'
import { handleStaffMessageRoute } from './handleStaffMessage.js'
import { listStaffMessagesRoute } from './listStaffMessages.js'
import { sendContactMessageRoute } from './sendContactMessage.js'
import { sendFeedbackRoute } from './sendFeedback.js'

export const contactRoutes: readonly ServerRoute[] = [
  handleStaffMessageRoute,
  listStaffMessagesRoute,
  sendContactMessageRoute,
  sendFeedbackRoute,
]

import { type DeliverySubject, type NotificationDelivery, usualDelivery } from '@saywright/api/contract'
import type { NotificationKind } from '../../store/tables/activity.js'

/** The kinds with a configurable delivery. All others are about the account, or for staff. */
const subjects: Partial<Record<NotificationKind, DeliverySubject>> = {
  project_approved: 'projects',
  project_attached: 'projects',
  project_detached: 'projects',
  project_owned: 'projects',
  model_broken: 'models',
  model_import_broken: 'models',
  model_slots_empty: 'models',
  model_too_large: 'models',
  model_tests_failing: 'models',
  invitation_accepted: 'people',
  invitation_declined: 'people',
  role_changed: 'people',
  member_left: 'people',
  request_sent: 'requests',
  request_approved: 'requests',
  request_granted: 'requests',
  request_declined: 'requests',
  evaluation_ending: 'evaluations',
  evaluation_ended: 'evaluations',
}

interface Chooser {
  readonly delivery_json: Partial<NotificationDelivery>
}

/** The delivery that a person chose for a kind; `undefined` for a kind without a choice. */
export function deliveryOf({ delivery_json }: Chooser, kind: NotificationKind) {
  const subject = subjects[kind]
  if (!subject) return undefined
  const delivery = delivery_json[subject] ?? usualDelivery[subject]
  return {
    inProduct: delivery === 'product' || delivery === 'both',
    byMail: delivery === 'mail' || delivery === 'both',
  }
}

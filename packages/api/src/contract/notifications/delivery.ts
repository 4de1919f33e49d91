import type { ValueOf } from '../kernel/description.js'
import { object, oneOf, optional, type } from '../kernel/structs.js'

/** How a notification is delivered: in the product, by mail, both, or not at all. */
export const deliveryWays = ['product', 'mail', 'both', 'none'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/**
 * Subjects with a configurable delivery, each with its choices: answers to a user's own request cannot be turned off. What
 * concerns the safety of the account is not a subject.
 */
export const deliverySubjects = {
  projects: ['product', 'mail', 'both', 'none'],
  models: ['product', 'mail', 'both', 'none'],
  people: ['product', 'mail', 'both', 'none'],
  requests: ['product', 'mail', 'both'],
  evaluations: ['product', 'mail', 'both'],
} as const satisfies Record<string, readonly DeliveryWay[]>
export type DeliverySubject = keyof typeof deliverySubjects

/** The default delivery. */
export const usualDelivery = {
  projects: 'product',
  models: 'product',
  people: 'product',
  requests: 'both',
  evaluations: 'both',
} as const satisfies Record<DeliverySubject, DeliveryWay>

export const notificationDelivery = type({
  projects: oneOf(deliverySubjects.projects),
  models: oneOf(deliverySubjects.models),
  people: oneOf(deliverySubjects.people),
  requests: oneOf(deliverySubjects.requests),
  evaluations: oneOf(deliverySubjects.evaluations),
})
export type NotificationDelivery = ValueOf<typeof notificationDelivery>

export const notificationDeliveryChanges = object({
  projects: optional(oneOf(deliverySubjects.projects)),
  models: optional(oneOf(deliverySubjects.models)),
  people: optional(oneOf(deliverySubjects.people)),
  requests: optional(oneOf(deliverySubjects.requests)),
  evaluations: optional(oneOf(deliverySubjects.evaluations)),
})

import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { faultsOfPlace, placeFields } from '../kernel/paging.js'
import { flag, integer, list, maybe, object, oneOf, optional, type } from '../kernel/structs.js'
import { notificationDelivery, notificationDeliveryChanges, usualDelivery } from './delivery.js'
import { type Notification, notification } from './notification.js'

const approved: Notification = {
  id: 41,
  message: 'Your project <b>Kitchen lamp</b> was approved.',
  redirection_entity: 'projects',
  redirection_id: 7,
  redirection_model_id: null,
  read_status: false,
  created_at: '2026-11-20T16:00:00.000Z',
}

const withoutOverlay = object({ noloading: optional(oneOf([true])) })

export const listNotifications = endpoint({
  method: 'GET',
  path: 'v3/notifications',
  query: object(
    { noloading: optional(oneOf([true])), ...placeFields },
    {
      rule: (query) =>
        faultsOfPlace(query) ??
        ((query.sort ?? query.sortBy) ? { [query.sort ? 'sort.by' : 'sortBy']: 'invalid' } : undefined),
    },
  ),
  /** `unread` counts all that are unread, on this page or not. */
  response: type({
    data: list(notification),
    total: integer({ min: 0, [docs]: { example: 1 } }),
    unread: maybe(integer({ min: 0, [docs]: { example: 1 } })),
  }),
  quiet: true,
  [docs]: {
    summary: 'Notifications of the logged-in user, newest first; the 200 newest without a page.',
    roles: 'user',
    errors: [],
    example: { query: { noloading: true }, response: { data: [approved], total: 1, unread: 1 } },
  },
})

export const readNotification = endpoint({
  method: 'PUT',
  path: 'v3/notifications/{id}/update-status',
  query: withoutOverlay,
  body: object({ read_status: flag({ [docs]: { example: true } }) }),
  quiet: true,
  [docs]: {
    summary: 'Mark a notification as read.',
    owner: 'caller',
    roles: 'user',
    errors: ['incorrect_form', 'not_found'],
    example: {
      params: { id: 41 },
      body: { read_status: true },
    },
  },
})

export const readAllNotifications = endpoint({
  method: 'PUT',
  path: 'v3/notifications/update-all-status',
  query: withoutOverlay,
  quiet: true,
  [docs]: {
    summary: 'Mark every notification as read.',
    roles: 'user',
    errors: [],
    example: {},
  },
})

export const getNotificationDelivery = endpoint({
  method: 'GET',
  path: 'v3/notifications/delivery',
  response: notificationDelivery,
  [docs]: {
    summary: 'How the logged-in user is told of each subject: in the product, by mail, both or not at all.',
    roles: 'user',
    errors: [],
    example: { response: usualDelivery },
  },
})

export const saveNotificationDelivery = endpoint({
  method: 'PUT',
  path: 'v3/notifications/delivery',
  body: notificationDeliveryChanges,
  [docs]: {
    summary:
      'Choose how one is told of some subjects. Mails about the safety of the account are always sent.',
    roles: 'user',
    errors: ['incorrect_form', 'not_while_acting'],
    example: { body: { people: 'none' } },
  },
})

import { aNotification } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { unreadIn } from './unreadIn.js'

const read = aNotification({ read_status: true })
const unread = aNotification({ read_status: false })

test.each([
  ['nothing known', undefined, 0],
  ['an empty list', { data: [] }, 0],
  ['two of three unread', { data: [unread, read, unread] }, 2],
  ['more than the list holds', { data: [unread], unread: 12 }, 12],
  ['all read', { data: [read], unread: 0 }, 0],
])('L-012 the count of %s', (_, response, count) => {
  expect(unreadIn(response)).toBe(count)
})

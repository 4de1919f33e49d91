import type { User } from '@saywright/api/contract'

const key = 'welcome_modal_shown'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Whether someone is to be welcomed: once on a device, until the profile is complete, and never instead of them. */
export function mustWelcome(user: Pick<User, 'is_completed' | 'acted_by'>, storage: Store): boolean {
  return !user.is_completed && !user.acted_by && storage.getItem(key) === null
}

/** Somebody was welcomed here. A logout forgets it. */
export function saveWelcomed(storage: Store): void {
  storage.setItem(key, '1')
}

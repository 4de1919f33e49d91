import { deviceStorage } from '@saywright/shell'

const key = 'registered_email'

/** Keeps the address that waits for its confirmation, for the screen that says so. */
export function rememberRegistered(email: string): void {
  deviceStorage.setItem(key, email)
}

export function registeredEmail(): string | undefined {
  return deviceStorage.getItem(key) ?? undefined
}

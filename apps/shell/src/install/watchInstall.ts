import type { Value } from '../createValue.js'

/** @see W3C Manifest Incubations; Chromium alone has it, others install by a menu of their own. */
type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** Stores the browser's prompt to install the product as an app, from its offer until it was used. */
export function watchInstall(target: EventTarget, install: Value<(() => void) | undefined>): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    // The browser shows no bar of its own: the menu of the account has it.
    event.preventDefault()
    install.set(() => {
      // It can be used only once.
      install.set(undefined)
      void (event as BeforeInstallPromptEvent).prompt()
    })
  })
  target.addEventListener('appinstalled', () => install.set(undefined))
}

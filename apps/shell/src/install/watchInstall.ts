import type { Value } from '../createValue.js'

/** @see W3C Manifest Incubations; Chromium alone has it, others install by a menu of their own. */
type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> }

/** Keeps the way to install the product as an app, from when the browser offers it until it was asked. */
export function watchInstall(target: EventTarget, install: Value<(() => void) | undefined>): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    // The browser shows no bar of its own: the menu of the account has it.
    event.preventDefault()
    install.set(() => {
      // It can be asked once only.
      install.set(undefined)
      void (event as BeforeInstallPromptEvent).prompt()
    })
  })
  target.addEventListener('appinstalled', () => install.set(undefined))
}

import { useState } from 'react'

/**
 * A switch that is saved when it is pressed: it shows the new state at once, and the saved one again when saving failed.
 *
 * @param saved the state on the server.
 * @param save rejects when it could not be saved; it shows why itself.
 */
export function useSavedSwitch(saved: boolean, save: (isOn: boolean) => Promise<void>) {
  // A new state replaces the saved one that it was set on; the next state that is read replaces both.
  const [wish, setWish] = useState<{ over: boolean; isOn: boolean }>()
  const isSelected = wish?.over === saved ? wish.isOn : saved
  const onChange = (isOn: boolean) => {
    setWish({ over: saved, isOn })
    save(isOn).catch(() => setWish(undefined))
  }
  return { isSelected, onChange }
}

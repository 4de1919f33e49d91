import { useState } from 'react'

/**
 * A switch that is saved when it is pressed: it shows the wish at once, and what is saved again where saving failed.
 *
 * @param saved what the server says.
 * @param save rejects when it could not; whoever gave it tells why.
 */
export function useSavedSwitch(saved: boolean, save: (isOn: boolean) => Promise<void>) {
  // A wish is about the value that was saved when it was made: the next one that is read replaces it.
  const [wish, setWish] = useState<{ over: boolean; isOn: boolean }>()
  const isSelected = wish?.over === saved ? wish.isOn : saved
  const onChange = (isOn: boolean) => {
    setWish({ over: saved, isOn })
    save(isOn).catch(() => setWish(undefined))
  }
  return { isSelected, onChange }
}

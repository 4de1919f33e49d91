import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../keyboard/isComposing.js'
import { isEnter } from '../../keyboard/isEnter.js'
import type { Command } from './Command.js'

/** The active result: the first, until the arrow keys or the pointer select another that is still present. */
export function useActiveCommand(
  commands: readonly Command[],
  onTake: (command: Command, isNewTab: boolean) => void,
) {
  const [chosenId, setActiveId] = useState<string>()
  const chosen = commands.findIndex(({ id }) => id === chosenId)
  const index = Math.max(0, chosen)
  const active = commands[index]

  const moveTo = (next: number) => setActiveId(commands.at(next % commands.length)?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are composed, as for Japanese, the keys belong to that.
    if (isComposing(event) || !active) return
    if (event.key === 'ArrowDown') moveTo(index + 1)
    else if (event.key === 'ArrowUp') moveTo(index - 1)
    else if (event.key === 'PageDown') moveTo(commands.length - 1)
    else if (event.key === 'PageUp') moveTo(0)
    else if (isEnter(event)) onTake(active, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return { active, setActiveId, onKeyDown }
}

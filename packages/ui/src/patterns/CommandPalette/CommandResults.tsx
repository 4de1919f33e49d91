import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import type { Command, CommandGroup } from './Command.js'
import * as css from './CommandPalette.css.js'
import { CommandRow } from './CommandRow.js'
import { paletteMessages } from './messages.js'

type CommandResultsProps = {
  id: string
  groups: readonly CommandGroup[]
  words: readonly string[]
  activeId: string | undefined
  optionId: (command: Command) => string
  onPoint: (command: Command) => void
  onTake: (command: Command) => void
}

/** The grouped results below the field. */
export function CommandResults({
  id,
  groups,
  words,
  activeId,
  optionId,
  onPoint,
  onTake,
}: CommandResultsProps) {
  const t = useMessages(paletteMessages)
  const titles = useId()
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={css.results}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${titles}${group.id}`}>
          <div id={`${titles}${group.id}`} role="presentation" className={css.groupTitle}>
            {group.title}
          </div>
          {group.commands.map((command) => (
            <CommandRow
              key={command.id}
              id={optionId(command)}
              command={command}
              words={words}
              isActive={command.id === activeId}
              onPoint={() => onPoint(command)}
              onTake={() => onTake(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

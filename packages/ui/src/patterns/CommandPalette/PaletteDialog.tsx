import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Kbd } from '../../components/Kbd/Kbd.js'
import { Modal } from '../../components/Modal/Modal.js'
import { ModalClose } from '../../components/Modal/ModalParts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { searchWords } from '../../text/foldText.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import type { Command } from './Command.js'
import * as css from './CommandPalette.css.js'
import type { CommandPaletteProps } from './CommandPaletteProps.js'
import { CommandResults } from './CommandResults.js'
import { paletteMessages } from './messages.js'
import { PaletteFooter } from './PaletteFooter.js'
import { searchCommands } from './searchCommands.js'
import { useActiveCommand } from './useActiveCommand.js'

/** The command palette itself, loaded on first use. */
export function PaletteDialog({ isOpen, onOpenChange, ...rest }: CommandPaletteProps) {
  const t = useMessages(paletteMessages)
  return (
    <Modal
      aria-label={t('label')}
      placement="top"
      scroll="body"
      className={css.surface}
      {...{ isOpen, onOpenChange }}
    >
      <PaletteSearch {...rest} onClose={() => onOpenChange(false)} />
    </Modal>
  )
}

type PaletteSearchProps = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void }

function PaletteSearch({
  groups,
  recent,
  noResultHint = '',
  isLoading = false,
  onQueryChange,
  onClose,
}: PaletteSearchProps) {
  const t = useMessages(paletteMessages)
  const isPhone = useWidthClass() === 'phone'
  const listId = useId()
  const [query, setQuery] = useState('')
  const isEmpty = query.trim() === ''
  const shown = searchCommands(isEmpty && recent ? recent : groups, query)
  const commands = shown.flatMap((group) => group.commands)
  const optionId = ({ id }: Command) => `${listId}-${id}`

  const take = (command: Command) => {
    onClose()
    command.onAction?.()
  }
  const { active, setActiveId, onKeyDown } = useActiveCommand(commands, (command, isNewTab) => {
    if (isNewTab && command.href) {
      window.open(command.href, '_blank', 'noopener')
      return onClose()
    }
    document.getElementById(optionId(command))?.click()
  })
  const activeOption = active && optionId(active)
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])

  return (
    <>
      <div className={css.search}>
        <Search size={20} strokeWidth={1.6} aria-hidden className={css.searchIcon} />
        <input
          // biome-ignore lint/a11y/noAutofocus: one opens it to type
          autoFocus
          role="combobox"
          aria-label={t('label')}
          aria-expanded={commands.length > 0}
          aria-controls={commands.length > 0 ? listId : undefined}
          aria-activedescendant={activeOption}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={css.input}
          placeholder={t('label')}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActiveId(undefined)
            onQueryChange?.(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {isPhone ? <ModalClose /> : <Kbd>{t('escape')}</Kbd>}
      </div>
      {commands.length > 0 ? (
        <CommandResults
          id={listId}
          groups={shown}
          words={searchWords(query)}
          activeId={active?.id}
          optionId={optionId}
          onPoint={({ id }) => setActiveId(id)}
          onTake={take}
        />
      ) : (
        !isLoading && (
          <p className={css.message}>
            {isEmpty ? t('nothing') : `${t('none', { text: query.trim() })} ${noResultHint}`.trimEnd()}
          </p>
        )
      )}
      <PaletteFooter
        count={commands.length}
        isLoading={isLoading}
        opensNewTab={commands.some(({ href }) => href !== undefined)}
      />
    </>
  )
}

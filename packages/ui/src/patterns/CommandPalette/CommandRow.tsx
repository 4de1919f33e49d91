import { ArrowUpRight } from 'lucide-react'
import { type ComponentProps, Fragment, type MouseEvent } from 'react'
import { Link } from 'react-aria-components'
import { Kbd } from '../../components/Kbd/Kbd.js'
import { useMessages } from '../../i18n/useMessages.js'
import { matchedRanges } from '../../text/matchText.js'
import type { Command } from './Command.js'
import * as css from './CommandPalette.css.js'
import { paletteMessages } from './messages.js'

type CommandRowProps = {
  command: Command
  /** Query words to highlight in the title. */
  words: readonly string[]
  id: string
  isActive: boolean
  onPoint: () => void
  onTake: () => void
}

/** One result. A result with a URL is a link, so that it can be opened in a new tab. */
export function CommandRow({ command, words, id, isActive, onPoint, onTake }: CommandRowProps) {
  const { href, isExternal } = command
  const elsewhere = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link
      href={href}
      {...elsewhere}
      className={css.row}
      render={(given) => {
        // The focus stays in the field: rows are reached with the arrow keys.
        const own = {
          id,
          role: 'option',
          'aria-selected': isActive,
          tabIndex: -1,
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
          onPointerMove: onPoint,
          onClick: (event: MouseEvent<never>) => {
            given.onClick?.(event)
            onTake()
          },
        }
        return href ? (
          <a {...(given as ComponentProps<'a'>)} {...own} />
        ) : (
          <span {...(given as ComponentProps<'span'>)} {...own} />
        )
      }}
    >
      <RowContent command={command} words={words} isActive={isActive} />
    </Link>
  )
}

function RowContent({ command, words, isActive }: Pick<CommandRowProps, 'command' | 'words' | 'isActive'>) {
  const t = useMessages(paletteMessages)
  return (
    <>
      {command.icon && <span className={css.tile}>{command.icon}</span>}
      <span className={css.words}>
        <span className={css.title}>
          <Marked text={command.title} words={words} />
        </span>
        {command.detail && <span className={css.detail}> {command.detail}</span>}
      </span>
      {isActive ? (
        <span className={css.verb} aria-hidden>
          {command.verb ?? t('open')} <Kbd>{t('enter')}</Kbd>
        </span>
      ) : (
        command.isExternal && <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />
      )}
    </>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const ranges = matchedRanges(text, words)
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{text.slice(ranges[index - 1]?.end ?? 0, start)}</span>
          <mark className={css.match}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(ranges.at(-1)?.end ?? 0)}</span>
    </>
  )
}

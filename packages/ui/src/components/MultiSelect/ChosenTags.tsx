import { type RefObject, useContext } from 'react'
import {
  Button,
  ComboBoxStateContext,
  ComboBoxValue,
  type KeyboardEvent as KeyPress,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Glyph } from '../Glyph/Glyph.js'
import type { SelectOption } from '../Select/OptionList.js'
import { flat, more, remove, tag, words } from './MultiSelect.css.js'
import { multiSelectMessages } from './messages.js'

export type ChosenTagsProps = {
  chosen: readonly SelectOption[]
  /** Maximum number of visible tags while the field has no focus. */
  maxTags: number
  isDisabled?: boolean | undefined
  onRemove: (values: ReadonlySet<string>) => void
  /** Input that gets the focus when no tag remains. */
  inputRef: RefObject<HTMLInputElement | null>
}

/**
 * Passes Escape on to the component around the field, such as a dialog; the tag group stops key events of its
 * buttons.
 */
function passEscape({ key, currentTarget, nativeEvent }: KeyPress): void {
  if (key !== 'Escape') return
  const around = currentTarget.closest('[role="grid"]')?.parentElement
  around?.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent))
}

/** The selected values of the surrounding combo box, each with a remove button. */
export function ChosenTags({ chosen, maxTags, isDisabled, onRemove, inputRef }: ChosenTagsProps) {
  const t = useMessages(multiSelectMessages)
  const over = chosen.length - maxTags
  const takeOut = (keys: Iterable<unknown>) => {
    const values = new Set([...keys].map(String))
    onRemove(values)
    if (chosen.every(({ value }) => values.has(value))) inputRef.current?.focus()
  }
  // Without it the combo box is only being read for its options, and no tags are drawn.
  const isDrawn = useContext(ComboBoxStateContext) !== null
  if (!isDrawn || chosen.length === 0) return null
  return (
    <>
      <TagGroup
        aria-label={t('chosen')}
        className={flat}
        {...(isDisabled ? { disabledKeys: chosen.map(({ value }) => value) } : { onRemove: takeOut })}
      >
        <TagList className={flat}>
          {chosen.map(({ value, label }, index) => (
            <Tag
              key={value}
              id={value}
              textValue={label}
              className={tag}
              data-over={index >= maxTags || undefined}
            >
              <span className={words}>{label}</span>
              {isDisabled ? null : (
                <Button slot="remove" className={remove} onKeyDown={passEscape}>
                  <Glyph name="cross" size={14} />
                </Button>
              )}
            </Tag>
          ))}
        </TagList>
      </TagGroup>
      {over > 0 ? (
        <span className={more}>
          <span aria-hidden>{`+${over}`}</span>
          <VisuallyHidden>{t('more', { count: over })}</VisuallyHidden>
        </span>
      ) : null}
      <VisuallyHidden as="div">
        <ComboBoxValue />
      </VisuallyHidden>
    </>
  )
}

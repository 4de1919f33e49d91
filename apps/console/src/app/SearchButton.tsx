import { Icon, IconButton, Kbd, Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { Search } from 'lucide-react'
import { layoutMessages } from './messages.js'
import { searchButton } from './SearchButton.css.js'

export type SearchButtonProps = { onPress: () => void }

/** Opens the palette. Beside the icon are the keys that do so too, on devices with a keyboard. */
export function SearchButton({ onPress }: SearchButtonProps) {
  const t = useMessages(layoutMessages)
  const width = useWidthClass()
  const own = { id: 'frame-search', onPress }
  if (width === 'phone' || width === 'tablet')
    return (
      <IconButton {...own} label={t('search')} icon={<Icon of={Search} size={20} />} placement="bottom" />
    )
  const keys = /Mac/.test(navigator.platform) ? '⌘ K' : t('searchKeys')
  return (
    <Pressable {...own} aria-label={`${t('search')} ${keys}`} className={searchButton}>
      <Icon of={Search} />
      <Kbd>{keys}</Kbd>
    </Pressable>
  )
}

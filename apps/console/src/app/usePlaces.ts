import { brand } from '@saywright/shell'
import { useWidthClass } from '@saywright/ui/theme'
import type { MenuPlaces } from './menuGroups.js'

/** Where the entries of the menu lead in this installation and at this width. */
export function usePlaces(): MenuPlaces {
  const width = useWidthClass()
  const isNarrow = width === 'phone' || width === 'tablet'
  const { demo, documentation, support, sales } = brand.links
  return {
    // A demo in a frame on a phone would leave no room for either.
    demo: width === 'phone' ? demo : demo && '/demo',
    documentation: documentation && '/documentation',
    support: support ?? '/contact',
    sales: sales ?? '/contact/b984',
    account: isNarrow ? '/account-menu' : '/account',
  }
}

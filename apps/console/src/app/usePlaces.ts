import { brand, demoAddress, useDocumentationHref } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useWidthClass } from '@saywright/ui/theme'
import type { MenuPlaces } from './menuGroups.js'

/** Where the entries of the menu lead in this installation and at this width. */
export function usePlaces(): MenuPlaces {
  const width = useWidthClass()
  const isNarrow = width === 'phone' || width === 'tablet'
  const { support, sales } = brand.links
  const demo = demoAddress(window.location, brand)
  const documentation = useDocumentationHref()
  return {
    // A page in a frame on a phone would leave no room for either.
    demo: width === 'phone' ? demo : demo && consolePaths.demo,
    documentation: width === 'phone' ? documentation : consolePaths.documentation,
    support: support ?? consolePaths.contact({}),
    sales: sales ?? consolePaths.contact({ topic: 'b984' }),
    account: isNarrow ? consolePaths.accountMenu : consolePaths.account,
  }
}
